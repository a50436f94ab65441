import { defineConfig } from 'vite';

export default defineConfig({
  root: 'src/web',
  // Any folder of any web server will do.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: { outDir: '../../dist', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
});
