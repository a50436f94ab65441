// A server of boardgame.io with its store in memory, run in a process of its own by bench/peer.ts:
//
//   peer-server.mjs <folder where it is installed> <file with the columns of a state>
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [folder, file] = process.argv.slice(2);
const { Server, Origins } = createRequire(join(folder, 'package.json'))('boardgame.io/server');
const columns = JSON.parse(readFileSync(file, 'utf8'));
const hidden = Object.keys(columns).filter((name) => Array.isArray(columns[name]));

/** The columns of blocks, one integer changed by a move, and half of every column hidden. */
const game = {
  name: 'columns',
  setup: () => structuredClone(columns),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    put: ({ G }, name, index, value) => {
      G[name][index] = value;
    },
  },
  playerView: ({ G, playerID }) => {
    const view = { ...G };
    for (const name of hidden)
      view[name] = G[name].map((value, i) => (i % 2 === Number(playerID) ? value : -1));
    return view;
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpuMs: (user + system) / 1000 });
});
// It says in the log where it listens; the log of the bench is for figures.
console.info = () => undefined;
console.log = () => undefined;
server.run(0).then(({ appServer }) => process.send({ port: appServer.address().port }));
