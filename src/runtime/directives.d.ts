import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the visitor means to use the island: see src/runtime/intent.ts. */
    'client:intent'?: boolean | { on?: string; hold?: string; loaded?: boolean };
  }
}
