/** Shows Read More only if the biography does not fit in three lines. Checks again on resize. */
export {};

const text = document.querySelector('#biography') as HTMLElement;
const more = text.nextElementSibling as HTMLDetailsElement;
const look = () => {
  if (!more.open) more.hidden = text.scrollHeight <= text.clientHeight;
};
look();
addEventListener('resize', look);
