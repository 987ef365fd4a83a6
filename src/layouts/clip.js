// Players start at once when asked to (`?autoplay=1`), as other players do.
if (new URLSearchParams(location.search).get('autoplay') === '1') {
  document
    .querySelector('video')
    .play()
    .catch(() => {});
}
