/**
 * Makes the feed an element that scrolls inside the page, before its trailers come. Without script
 * the page itself scrolls.
 */
export {};

document.documentElement.classList.add('feed-scrolls');
