/** Views as the host words them; a number is grouped for reading. */
export function groupedViews(views: number | string): string {
  return typeof views === 'number' ? views.toLocaleString('en-US') : views;
}
