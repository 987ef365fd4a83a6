/** Shows Read More only where there is more: a text that three lines hold needs none. */
export default function measure(): void {
  const text = document.querySelector('#biography');
  const more = text?.nextElementSibling;
  if (!text || !(more instanceof HTMLDetailsElement)) return;
  const look = () => {
    if (!more.open) more.hidden = text.scrollHeight <= text.clientHeight;
  };
  look();
  addEventListener('resize', look);
}
