/**
 * Builders of the few SVG shapes in the pictures, as strings. Colours and paths come from our code.
 * Text is escaped.
 */

/**
 * Returns a number with at most two decimals and no leading zero. Fewer decimals would be visible,
 * more would only add bytes.
 */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100 || 0).replace(/^(-?)0\./, '$1.');
}

/** Returns path data with its numbers rounded: d`M${x} ${y}h${width}`. */
export function d(parts: TemplateStringsArray, ...numbers: number[]): string {
  return parts.reduce((text, part, i) => text + num(numbers[i - 1] ?? 0) + part);
}

/** Escapes text for the content of an element only. Quotes are legal there and stay as they are. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const attribute = (name: string, value: number | undefined) =>
  value === undefined ? '' : ` ${name}="${num(value)}"`;

export function path(fill: string, data: string, opacity?: number): string {
  return `<path d="${data}" fill="${fill}"${attribute('opacity', opacity)}/>`;
}

export function stroke(colour: string, width: number, data: string, opacity?: number): string {
  return (
    `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${num(width)}"` +
    ` stroke-linecap="round" stroke-linejoin="round"${attribute('opacity', opacity)}/>`
  );
}

export function circle(fill: string, x: number, y: number, r: number, opacity?: number): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${attribute('opacity', opacity)}/>`;
}

export function ellipse(fill: string, x: number, y: number, rx: number, ry: number): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"/>`;
}

/** Returns path data of the nuqta, the rhombic dot of a pen, which marks every picture here. */
export function rhombus(x: number, y: number, halfWidth: number, halfHeight = halfWidth * 1.25) {
  const [w, h] = [halfWidth, halfHeight];
  return d`M${x} ${y - h}l${w} ${h} ${-w} ${h} ${-w} ${-h}z`;
}

/**
 * Returns path data of every other wedge of a fan. The fan has `count` wedges from one angle to
 * another. Angles are in turns.
 */
export function fan(count: number, from: number, to: number, radius: number): string {
  const at = (i: number) => {
    const angle = 2 * Math.PI * (from + ((to - from) * i) / count);
    return d`${Math.cos(angle) * radius} ${Math.sin(angle) * radius}`;
  };
  let data = '';
  for (let i = 0; i < count; i += 2) data += `M0 0L${at(i)} ${at(i + 1)}z`;
  return data;
}

/** Returns path data of a cusped arch, the window of a Mughal court. Its base is at y `foot`. */
export function cuspedArch(x: number, shoulder: number, halfWidth: number, foot: number): string {
  const k = halfWidth / 2;
  return (
    d`M${x - halfWidth} ${foot}V${shoulder + k}q0 ${-k * 0.62} ${k * 0.5} ${-k * 0.7}` +
    d`q${k * 0.05} ${-k * 0.62} ${k * 0.72} ${-k * 0.72}q${k * 0.3} ${-k * 0.4} ${k * 0.78} ${-k * 0.95}` +
    d`q${k * 0.48} ${k * 0.55} ${k * 0.78} ${k * 0.95}q${k * 0.67} ${k * 0.1} ${k * 0.72} ${k * 0.72}` +
    d`q${k * 0.5} ${k * 0.08} ${k * 0.5} ${k * 0.7}V${foot}z`
  );
}

/**
 * Returns content in its own units: moves the origin to (x, y), rotates by `turn` degrees and makes
 * one unit `scale` long.
 */
export function group(x: number, y: number, scale: number, content: string, turn = 0): string {
  const rotate = turn ? `rotate(${num(turn)})` : '';
  return `<g transform="translate(${num(x)} ${num(y)})${rotate}scale(${num(scale)})">${content}</g>`;
}

/** Returns a sky with a gradient of two colours. */
export function sky(top: string, low: string, width: number, height: number): string {
  return (
    '<defs><linearGradient id="s" x2="0" y2="1">' +
    `<stop stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>` +
    `<path d="M0 0h${num(width)}v${num(height)}H0z" fill="url(#s)"/>`
  );
}

type Sheet = { width: number; height: number; drawnWidth: number; drawnHeight: number };

export function svgDocument(sheet: Sheet, content: string, id?: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}"` +
    ` width="${sheet.drawnWidth}" height="${sheet.drawnHeight}"${id === undefined ? '' : ` id="${id}"`}>${content}</svg>`
  );
}
