import { withoutIsolates } from './isolated.ts';

/**
 * Puts values into the placeholders of a text, such as `{title}`. A value loses its isolate characters: one
 * could end the isolate that the text puts around it.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    withoutIsolates(String(values[name] ?? whole)),
  );
}
