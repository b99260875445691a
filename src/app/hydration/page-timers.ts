// Privacy lists block a file that is named like the library.
export { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
