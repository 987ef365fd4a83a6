// Read More stands only where there is more: a text that three lines hold needs none.
const text = document.querySelector('#biography');
const more = text.nextElementSibling;
const look = () => {
  if (!more.open) more.hidden = text.scrollHeight <= text.clientHeight;
};
look();
addEventListener('resize', look);
