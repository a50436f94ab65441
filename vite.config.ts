import { defineConfig } from 'vite';
import { KEEPER, keptOffline } from './dev/offline.ts';

export default defineConfig({
  root: 'src/web',
  // Any folder of any web server will do.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  plugins: [keptOffline()],
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'src/web/index.html', 'service-worker': 'src/web/service-worker.ts' },
      output: {
        // Its address decides which pages a service worker keeps, and must not change.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? KEEPER : 'assets/[name]-[hash].js',
      },
    },
  },
});
