import { describe, expect, test } from 'vitest';
import { fixedDice } from '../../../src/kernel/dice.ts';
import { advance, judge } from '../../../src/kernel/play.ts';
import { umpire } from '../../../src/kernel/umpire.ts';
import { UNIT_NAMES } from '../../../src/games/blocks/board.ts';
import { blocks } from '../../../src/games/blocks/game.ts';
import { line, offersTo, toAttacker, toDefender } from './combat-table.ts';
import {
  A,
  array,
  bar,
  battle,
  choices,
  combat,
  cvOf,
  F,
  marchAll,
  placeOf,
  play,
  position,
  refusal,
  unit,
  waiting,
  type Step,
} from './table.ts';

describe('combat', () => {
  test('[8.0] a unit moves or fires, never both', () => {
    const s = combat({ ...line, crossed: ['Friant'] });
    const fired = play(s, [6, 6, 6, 6], [F, 'fire', 'Friant', 'line']).state;
    expect(refusal(fired, F, 'disengage', 'Friant')).toEqual(bar('8.0', 'moved or fired already'));
    expect(refusal(fired, F, 'fire', 'Friant', 'line')).toEqual(
      bar('8.0', 'moved or fired already'),
    );
    const moved = play(s, [], [F, 'disengage', 'Friant']).state;
    expect(refusal(moved, F, 'fire', 'Friant', 'line')).toEqual(
      bar('8.0', 'moved or fired already'),
    );
    expect(refusal(moved, F, 'form', 'Friant')).toEqual(bar('8.0', 'moved or fired already'));
  });

  test('[8.0] fire and moves come in any order, and a plan may change as the dice fall', () => {
    const s = combat({
      ...line,
      attackers: [['Friant'], ['Morand', 'Noury'], ['Duhesme']],
      crossed: ['Friant'],
    });
    const { state } = play(
      s,
      [1, 6, 6, 6, 1, 6],
      [F, 'fire', 'Friant', 'line'],
      [F, 'engage', 'Duhesme', 'right'],
      [F, 'fire', 'Noury', 'line'],
      [F, 'engage', 'Morand', 'centre'],
    );
    expect([cvOf(state, 'Jagow'), cvOf(state, 'Krafft'), cvOf(state, 'Brause')]).toEqual([2, 2, 3]);
    expect([placeOf(state, 'Duhesme'), placeOf(state, 'Morand')]).toEqual(['across 2', 'across 1']);
  });

  test('[8.0] a side may do nothing, and in its next battle turn all its units can act again', () => {
    const s = combat({ ...line, crossed: ['Friant'] });
    const { state } = play(s, [6, 6, 6, 6], [F, 'fire', 'Friant', 'line'], ...toDefender);
    expect(waiting(state)).toEqual([A]);
    const again = play(state, [], ...toAttacker).state;
    expect(offersTo(again, F, 'Friant')).toEqual(['fire line', 'disengage', 'form']);
  });

  test('[8.0] the phase ends when its player says so, not with his last unit', () => {
    const all: Step[] = ['Friant', 'Morand', 'Duhesme'].map((name) => [F, 'form', name]);
    const { state } = play(combat(line), [], ...all);
    expect([waiting(state), choices(state, F)]).toEqual([[F], ['done']]);
  });

  test('[8.0][6.4] friends in another battle are not in the way of fire in this one', () => {
    const s = position({
      units: {
        Charleroi: ['Foy', 'Girard', 'Bachelu', 'Balthus', 'Morand', 'Duhesme'],
        'Quatre Bras': ['Perponcher', 'Chassé', 'Cole'],
        Ligny: ['Jagow', 'Krafft', 'Brause'],
      },
    });
    const { state } = play(
      s,
      [],
      ...marchAll(F, ['Foy', 'Girard', 'Bachelu'], 'Quatre Bras'),
      ...marchAll(F, ['Balthus', 'Morand', 'Duhesme'], 'Ligny'),
      [F, 'done'],
      [F, 'fight', 'Quatre Bras'],
      ...array(A, ['Perponcher'], ['Chassé'], ['Cole']),
      ...array(F, ['Foy'], ['Girard'], ['Bachelu']),
      [F, 'done'],
      [F, 'engage', 'Foy', 'left'],
      [F, 'done'],
      ...array(A, ['Jagow'], ['Krafft'], ['Brause']),
      ...array(F, ['Balthus'], ['Morand'], ['Duhesme']),
      [F, 'done'],
    );
    expect(offersTo(state, F, 'Balthus')).toContain('fire line');
    expect(refusal(state, F, 'fire', 'Foy', 'line')).toEqual(bar('8.0', 'not in this battle'));
  });

  test('[8.0] two tables played at once do not disturb each other', () => {
    const attackers = [['Foy', 'Balthus', 'Habert'], ['Morand'], ['Duhesme']];
    const defenders = [['Jagow', 'Röder'], ['Krafft'], ['Brause']];
    const engaged = combat({ attackers, defenders, crossed: ['Foy'] });
    const apart = combat({ attackers, defenders });
    expect(offersTo(engaged, F, 'Balthus')).not.toContain('fire line');
    expect(offersTo(apart, F, 'Balthus')).toContain('fire line');
    expect(refusal(engaged, F, 'fire', 'Balthus', 'line')).toEqual(bar('8.3', 'friends'));
    const join = judge(blocks, engaged, 0, ['engage', 'Habert', 'left']);
    expect(choices(apart, F)).toContain('engage Habert left');
    advance(blocks, engaged, 0, Number(join), umpire(fixedDice([])));
    expect(engaged.fresh[UNIT_NAMES.indexOf('Röder')]).toBe(0);
  });

  test('[8.0] only the units of this battle fight in it, and each by its own player', () => {
    const s = combat({ ...line, others: { Charleroi: ['Habert'] } });
    for (const choice of [
      ['fire', 'Habert', 'line'],
      ['engage', 'Habert', 'left'],
      ['disengage', 'Habert'],
      ['redeploy', 'Habert', 'left'],
      ['form', 'Habert'],
      ['break', 'Habert'],
    ]) {
      expect(refusal(s, F, ...choice)).toEqual(bar('8.0', 'not in this battle'));
      expect(refusal(s, F, ...choice.with(1, 'Jagow'))).toEqual(bar('2.1', 'another army'));
    }
  });

  test('[8.0] the combat phase knows no retreats and no reinforcements', () => {
    const s = combat({ ...line, others: { Charleroi: ['Habert'] } });
    expect(refusal(s, F, 'retreat', 'Friant')).toEqual(bar('8.0', 'combat phase'));
    expect(refusal(s, F, 'reinforce', 'Habert')).toEqual(bar('8.0', 'combat phase'));
  });

  test('[8.0][6.3] after two battle turns without fire the attacker must fire or engage (R27)', () => {
    const s = combat({ ...line, quiet: 2 });
    expect(refusal(s, F, 'done')).toEqual(bar('6.3', 'the battle stands still'));
    expect(choices(s, F)).not.toContain('done');
    const moved = play(s, [], [F, 'form', 'Morand']).state;
    expect(refusal(moved, F, 'done')).toEqual(bar('6.3', 'the battle stands still'));
    expect(choices(play(s, [], [F, 'engage', 'Friant', 'left']).state, F)).toContain('done');
    expect(choices(combat({ ...line, quiet: 1 }), F)).toContain('done');
  });

  test('[8.0][6.3] a retreat is enough, and the defender may always wait (R27)', () => {
    const s = battle({ ...line, attackerReserve: ['Habert'], quiet: 2 });
    const fellBack = play(
      s,
      [],
      [F, 'retreat', 'Habert'],
      [F, 'to', 'Charleroi'],
      [F, 'done'],
    ).state;
    expect(choices(fellBack, F)).toContain('done');
    expect(choices(combat({ ...line, quiet: 3, to: 'defender' }), A)).toContain('done');
  });

  test('[8.0][6.3] an attacker who can neither fire nor engage need not (R27)', () => {
    const square = (name: string) => [{ unit: name, square: true }];
    const s = combat({ ...line, attackers: ['Friant', 'Morand', 'Duhesme'].map(square), quiet: 2 });
    expect(choices(s, F)).toEqual(['break Friant', 'break Morand', 'break Duhesme', 'done']);
  });

  test('[8.0][6.3] the last unit that could fire or engage does nothing else, square or move (R27)', () => {
    const attackers = [['Friant'], ['Morand', 'Duhesme'], ['Foy']];
    const s = combat({ ...line, attackers, quiet: 2 });
    const shirking = play(s, [], [F, 'form', 'Friant'], [F, 'form', 'Foy'], [F, 'form', 'Morand']);
    expect(choices(shirking.state, F)).toEqual(['engage Duhesme centre']);
    for (const choice of [
      ['form', 'Duhesme'],
      ['redeploy', 'Duhesme', 'reserve'],
    ]) {
      expect(refusal(shirking.state, F, ...choice)).toEqual(bar('6.3', 'the last unit'));
      expect(refusal(shirking.state, F, 'done')).toEqual(bar('6.3', 'stands still'));
    }
    const early = combat({ ...line, attackers, quiet: 1 });
    const idle = ['Friant', 'Foy', 'Morand', 'Duhesme'].map((u): Step => [F, 'form', u]);
    expect(choices(play(early, [], ...idle).state, F)).toEqual(['done']);
  });

  test('[8.0][6.3][10.0] no leader must engage because nobody else can (R27)', () => {
    const square = (name: string) => [{ unit: name, square: true }];
    const attackers = [[...square('Friant'), 'Napoléon'], square('Morand'), square('Duhesme')];
    const s = combat({ ...line, attackers, quiet: 2 });
    expect(choices(s, F)).toContain('engage Napoléon left');
    expect(choices(s, F)).toContain('done');
  });

  test('[8.0][6.3] guns that can do nothing else must fire (R27)', () => {
    const square = (name: string) => [{ unit: name, square: true }];
    const attackers = [['Noury'], square('Morand'), square('Duhesme')];
    const s = combat({ ...line, attackers, quiet: 2 });
    expect(choices(s, F)).toContain('fire Noury line');
    expect(choices(s, F)).not.toContain('done');
  });

  test('[8.0][6.3] after eight battle turns without fire the attacker routs (R27)', () => {
    const s = battle({ ...line, quiet: 8 });
    expect(cvOf(s, 'Friant')).toBe(3);
    expect(choices(s, F)).toEqual(['flee Friant', 'flee Morand', 'flee Duhesme']);
    expect(cvOf(battle({ ...line, quiet: 7 }), 'Friant')).toBe(4);
    expect(cvOf(battle({ ...line, quiet: 8, to: 'defender' }), 'Friant')).toBe(4);
  });
});

describe('battle moves', () => {
  test('[8.1] a unit engages the enemy column that it faces', () => {
    const { state, log } = play(combat(line), [], [F, 'engage', 'Friant', 'left']);
    expect(placeOf(state, 'Friant')).toBe('across 0');
    expect(log).toEqual(['[8.1] Friant engages in the left']);
    const defender = play(combat({ ...line, to: 'defender' }), [], [A, 'engage', 'Jagow', 'right']);
    expect(placeOf(defender.state, 'Jagow')).toBe('across 0');
  });

  test('[8.1] a unit engages no other column than that', () => {
    const s = combat({ ...line, crossed: ['Morand'] });
    for (const column of ['reserve', 'centre', 'right']) {
      expect(refusal(s, F, 'engage', 'Friant', column)).toEqual(bar('8.1', 'that it faces'));
    }
  });

  test('[8.1] from the reserve a unit engages in its own engaged column only (R23)', () => {
    const s = combat({ ...line, crossed: ['Friant'], defenderReserve: ['Böse'], to: 'defender' });
    for (const column of ['reserve', 'left', 'centre']) {
      expect(refusal(s, A, 'engage', 'Böse', column)).toEqual(bar('8.1', 'from the reserve'));
    }
    const { state } = play(s, [], [A, 'engage', 'Böse', 'right']);
    expect(unit(state, 'Böse')).toMatchObject({ place: 'lane 0', shown: true });
    expect(refusal(state, A, 'redeploy', 'Böse', 'centre')).toEqual(bar('8.0', 'already'));
  });

  test('[8.1] from the reserve no unit crosses the line, not even to friends who have (R23)', () => {
    const s = combat({ ...line, crossed: ['Friant'], attackerReserve: ['Habert'] });
    expect(refusal(s, F, 'engage', 'Habert', 'left')).toEqual(bar('8.1', 'from the reserve'));
  });

  test('[8.1] artillery never engages', () => {
    const s = combat({ ...line, attackers: [['Friant', 'Noury'], ['Morand'], ['Duhesme']] });
    expect(refusal(s, F, 'engage', 'Noury', 'left')).toEqual(bar('8.1', 'artillery never'));
    expect(offersTo(s, F, 'Noury')).toEqual(['fire line', 'redeploy reserve', 'redeploy centre']);
  });

  test('[8.1] who has crossed disengages to his own column', () => {
    const { state, log } = play(
      combat({ ...line, crossed: ['Friant'] }),
      [],
      [F, 'disengage', 'Friant'],
    );
    expect(placeOf(state, 'Friant')).toBe('lane 0');
    expect(log).toEqual(['[8.1] Friant disengages']);
  });

  test('[8.1] who is engaged in his own column disengages to the reserve', () => {
    const s = combat({
      ...line,
      defenders: [['Jagow', 'Böse'], ['Krafft'], ['Brause']],
      crossed: ['Friant'],
      to: 'defender',
    });
    expect(placeOf(play(s, [], [A, 'disengage', 'Böse']).state, 'Böse')).toBe('reserve');
  });

  test('[8.1] who is not engaged has nothing to disengage from', () => {
    const s = combat({ ...line, attackerReserve: ['Habert'] });
    for (const name of ['Friant', 'Habert']) {
      expect(refusal(s, F, 'disengage', name)).toEqual(bar('8.1', 'is not engaged'));
    }
  });

  test('[8.1] an engaged unit neither engages nor redeploys, on either side of the line (R21)', () => {
    const attacker = combat({ ...line, crossed: ['Friant'] });
    expect(refusal(attacker, F, 'engage', 'Friant', 'left')).toEqual(bar('8.1', 'only disengage'));
    expect(refusal(attacker, F, 'redeploy', 'Friant', 'centre')).toEqual(
      bar('8.1', 'only disengage'),
    );
    const defender = combat({ ...line, crossed: ['Friant'], to: 'defender' });
    expect(refusal(defender, A, 'engage', 'Jagow', 'right')).toEqual(bar('8.1', 'only disengage'));
    expect(refusal(defender, A, 'redeploy', 'Jagow', 'reserve')).toEqual(
      bar('8.1', 'only disengage'),
    );
    expect(offersTo(defender, A, 'Jagow')).toEqual(['fire line', 'disengage', 'form']);
  });

  test('[8.1] from the centre a unit redeploys to the left, the right or the reserve', () => {
    const s = combat({ ...line, attackers: [['Friant'], ['Morand', 'Habert'], ['Duhesme']] });
    expect(offersTo(s, F, 'Habert')).toEqual([
      'redeploy reserve',
      'redeploy left',
      'engage centre',
      'redeploy right',
      'form',
    ]);
    expect(placeOf(play(s, [], [F, 'redeploy', 'Habert', 'right']).state, 'Habert')).toBe('lane 2');
    const defender = play(
      combat({ ...line, defenders: [['Jagow'], ['Krafft', 'Böse'], ['Brause']], to: 'defender' }),
      [],
      [A, 'redeploy', 'Böse', 'right'],
    );
    expect(placeOf(defender.state, 'Böse')).toBe('lane 0');
  });

  test('[8.1] a unit redeploys to neighbouring columns only, and not to where it stands (R23)', () => {
    const s = combat({ ...line, attackerReserve: ['Habert'] });
    for (const column of ['left', 'right']) {
      expect(refusal(s, F, 'redeploy', 'Friant', column)).toEqual(
        bar('8.1', 'column beside its own'),
      );
    }
    expect(refusal(s, F, 'redeploy', 'Habert', 'reserve')).toEqual(
      bar('8.1', 'column beside its own'),
    );
  });

  test('[8.1] from the reserve a unit redeploys to any column free of enemies, and is shown (R23)', () => {
    const s = combat({ ...line, crossed: ['Friant'], attackerReserve: ['Habert'] });
    expect(offersTo(s, F, 'Habert')).toEqual([
      'redeploy left',
      'redeploy centre',
      'redeploy right',
    ]);
    expect(unit(s, 'Habert').shown).toBe(false);
    const { state } = play(s, [], [F, 'redeploy', 'Habert', 'left']);
    expect(unit(state, 'Habert')).toMatchObject({ place: 'lane 0', shown: true });
  });

  test('[8.1] nobody redeploys into a column that the enemy has engaged', () => {
    const s = combat({ ...line, crossed: ['Friant'], defenderReserve: ['Böse'], to: 'defender' });
    for (const name of ['Böse', 'Krafft']) {
      expect(refusal(s, A, 'redeploy', name, 'right')).toEqual(bar('8.1', 'not engaged'));
    }
  });

  test('[8.1] a unit that crosses still holds its own column (R21)', () => {
    const { state } = play(
      combat(line),
      [],
      [F, 'engage', 'Friant', 'left'],
      [F, 'engage', 'Morand', 'centre'],
    );
    expect(waiting(state)).toEqual([F]);
    expect(choices(state, F)).toContain('engage Duhesme right');
    expect(cvOf(state, 'Friant')).toBe(4);
  });

  test('[8.1] friends who stay behind are not engaged (R22)', () => {
    const s = combat({
      ...line,
      attackers: [['Friant', { unit: 'Habert', cv: 1 }], ['Morand'], ['Duhesme']],
      crossed: ['Friant'],
    });
    expect(refusal(s, F, 'fire', 'Habert', 'line')).toEqual(bar('8.3', 'only when engaged'));
    expect(offersTo(s, F, 'Habert')).toEqual([
      'redeploy reserve',
      'engage left',
      'redeploy centre',
      'form',
    ]);
  });

  test('[8.1] all who stand in the column that is engaged are engaged (R22)', () => {
    const s = combat({
      ...line,
      defenders: [['Jagow', 'Böse', 'Jurgass'], ['Krafft'], ['Brause']],
      crossed: ['Friant'],
      to: 'defender',
    });
    for (const name of ['Jagow', 'Böse', 'Jurgass']) {
      expect(offersTo(s, A, name)).toEqual(expect.arrayContaining(['fire line', 'disengage']));
    }
    expect(refusal(s, A, 'fire', 'Krafft', 'line')).toEqual(bar('8.3', 'only when engaged'));
  });

  test.each([0, 1, 2])(
    '[8.1][7.5] cavalry met by cavalry in lane %i suffers when its side routs (R22)',
    (lane) => {
      const attackers = line.attackers.map((here, at) => (at === lane ? [...here, 'Guyot'] : here));
      const defenders = line.defenders.map((here, at) =>
        at === lane ? [...here, 'Jurgass'] : here,
      );
      const s = combat({ attackers, defenders, crossed: ['Guyot'], to: 'defender' });
      const [leaves] = ['Jagow', 'Krafft', 'Brause'].toSpliced(lane, 1);
      const { state } = play(s, [], [A, 'redeploy', leaves, 'reserve']);
      expect(cvOf(state, 'Jurgass')).toBe(3);
    },
  );

  test('[8.1][7.5] whoever empties his own column by a move routs at once (R25)', () => {
    const redeployed = play(combat(line), [], [F, 'redeploy', 'Morand', 'left']);
    expect(redeployed.log).toContain('[7.5] the French force at Ligny routs');
    expect(cvOf(redeployed.state, 'Friant')).toBe(3);
    const s = combat({ ...line, crossed: ['Friant'], to: 'defender' });
    const disengaged = play(s, [], [A, 'disengage', 'Jagow']);
    expect(disengaged.log).toContain('[7.5] the Allied force at Ligny routs');
  });
});

describe('cavalry moves', () => {
  const horse = { ...line, attackerReserve: ['Guyot', 'Habert', 'Noury'] };

  test('[8.2] cavalry rides from the reserve to the right and charges in one battle turn', () => {
    const { state } = play(
      combat(horse),
      [],
      [F, 'redeploy', 'Guyot', 'right'],
      [F, 'engage', 'Guyot', 'right'],
    );
    expect(placeOf(state, 'Guyot')).toBe('across 2');
    expect(refusal(state, F, 'disengage', 'Guyot')).toEqual(bar('8.0', 'moved or fired already'));
  });

  test('[8.2] infantry and artillery make one move', () => {
    const { state } = play(
      combat(horse),
      [],
      [F, 'redeploy', 'Habert', 'right'],
      [F, 'redeploy', 'Noury', 'centre'],
    );
    expect(refusal(state, F, 'engage', 'Habert', 'right')).toEqual(
      bar('8.0', 'moved or fired already'),
    );
    expect(refusal(state, F, 'redeploy', 'Noury', 'left')).toEqual(
      bar('8.0', 'moved or fired already'),
    );
    expect(offersTo(state, F, 'Habert')).toEqual([]);
  });

  test('[8.2] one move of cavalry is already too much to fire after it', () => {
    const { state } = play(combat(horse), [], [F, 'redeploy', 'Guyot', 'right']);
    const charged = play(state, [], [F, 'engage', 'Guyot', 'right']).state;
    expect(refusal(charged, F, 'fire', 'Guyot', 'line')).toEqual(
      bar('8.0', 'moved or fired already'),
    );
    const facing = combat({
      ...line,
      attackers: [['Friant', 'Guyot'], ['Morand'], ['Duhesme']],
      crossed: ['Guyot', 'Friant'],
    });
    const back = play(facing, [], [F, 'disengage', 'Guyot'], [F, 'engage', 'Guyot', 'left']).state;
    expect(refusal(back, F, 'fire', 'Guyot', 'line')).toEqual(bar('8.0', 'moved or fired already'));
  });

  test('[8.2] cavalry may combine any two moves, also to disengage and redeploy (R24)', () => {
    const s = combat({
      ...line,
      attackers: [['Friant', 'Guyot'], ['Morand'], ['Duhesme']],
      crossed: ['Guyot'],
    });
    const { state } = play(s, [], [F, 'disengage', 'Guyot'], [F, 'redeploy', 'Guyot', 'centre']);
    expect(placeOf(state, 'Guyot')).toBe('lane 1');
  });
});
