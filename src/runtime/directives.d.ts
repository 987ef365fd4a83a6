import type {} from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island when the visitor uses it: see src/runtime/intent.ts. */
    'client:intent'?: boolean | { on?: string; hold?: string; loaded?: boolean };
  }
}
