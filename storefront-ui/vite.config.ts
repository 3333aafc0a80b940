import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gateway of a local stack; `npm start` prints its address. */
const gateway = 'http://127.0.0.1:8000';

export default defineConfig({
  base: '/',
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        // The libraries change rarely: files of their own stay in the browser's cache over releases, and one file of
        // components loads faster than forty small ones.
        manualChunks: (id: string): string | undefined => {
          if (/node_modules\/.*\/@mui\/(material|system|utils|styled-engine|private-theming)\//.test(id))
            return 'mui';
          if (/node_modules\/.*\/(react|react-dom|scheduler|react-router|@emotion)\//.test(id))
            return 'react';
          return undefined;
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': gateway, '/card-provider': gateway, '/wallet-provider': gateway } },
});
