import { build } from 'vite';
import { siteSettings } from './hosting/site-settings';

/**
 * `npm run build:functions`: bundles functions/src and its imports from src/domain and src/config
 * into functions/lib, which is deployed. The packages of functions/package.json stay imports.
 */
await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  define: {
    'process.env.WEB_API_KEY': JSON.stringify(siteSettings().VITE_FIREBASE_API_KEY || 'demo-key'),
  },
  build: {
    ssr: 'functions/src/index.ts',
    outDir: 'functions/lib',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'index.js' } },
  },
});
