/**
 * The rows of five sections of docs/product.md in short words, each with the tests that show it.
 * Where other clients of the contract follow a row and this site does not, `ruling` says what the
 * site does instead (docs/product.md, Rulings), and the row's tests show that. In titles, … stands
 * for each value that a template fills in. tests/unit/spec-table.test.ts keeps the table true.
 */
type Shown = { file: string; title: string };
export type SpecRow = { says: string; shown: Shown[]; ruling?: string };

/** Returns tests of one end-to-end file, by their titles. */
function e2e(name: string, ...titles: string[]): Shown[] {
  return titles.map((title) => ({ file: `tests/e2e/${name}.spec.ts`, title }));
}

function unit(path: string, ...titles: string[]): Shown[] {
  return titles.map((title) => ({ file: `tests/unit/${path}.test.ts`, title }));
}

function hostile(name: string, ...titles: string[]): Shown[] {
  return titles.map((title) => ({ file: `tests/hostile/${name}.test.ts`, title }));
}

function row(says: string, ...shown: Shown[][]): SpecRow {
  return { says, shown: shown.flat() };
}

function ruled(says: string, ruling: string, ...shown: Shown[][]): SpecRow {
  return { says, ruling, shown: shown.flat() };
}

function host(name: string, ...titles: string[]): Shown[] {
  return titles.map((title) => ({ file: `tests/host/${name}.test.ts`, title }));
}

// Sets of tests that show more than one row.
const shared = e2e(
  'more',
  'Share hands the page’s address to the device, from a file that comes with the first touch',
  'Share copies the address where the device takes none, and shows it where it can not',
);
const wholeMovie = e2e('movie', 'a movie’s page shows everything that is known of it');
const wholeSeries = e2e('series', 'a series’ page shows everything that is known of it');
const wholePerson = e2e(
  'people',
  'opens cold with photo, name, facts and three rows that lead to movies and series',
);
const songFacts = e2e(
  'facts',
  'a song says its film, year, singers, composer and notes, and a person the day of death',
);
const grid = e2e('grids', '… is the grid “…”');
const loadMore = e2e('grids', 'Load More appends the next page and hides on the last one @phone');
const ringsOfMovies = e2e(
  'grids',
  'rings are rounded and coloured at 7 and at 5; a card without rating or date has neither',
);
const ringsOfPeople = e2e(
  'people',
  'shows popularity times ten as it is, with the ring full at 100 and coloured at 7 and at 5',
);
const playable = e2e(
  'regional',
  '… is “…”: posters with titles that open in the dialog',
  '… plays the card’s link and grows by Load More to the last page',
);
const bareFilm = e2e(
  'regional',
  'a film without a link says No Video Available, one without a title is Untitled, one without a poster has a painted sheet',
);
const clipGrid = e2e(
  'clips-grids',
  '… is “…”: pictures that open in the dialog',
  '… loads no player until one is chosen, and then plays it at once',
);
const episodeCold = e2e(
  'episodes',
  'an episode of … opens cold with its player, title, number and the Remaining Episodes without it',
);
const episodeSwitch = e2e(
  'episodes',
  'choosing another episode of … switches player, title and address in place, and Back returns',
  'the focus goes to the title of an episode of … whose link disappears',
);
const episodeWays = e2e(
  'episodes',
  'an episode of … has its name, which leads back to all episodes',
  'Previous and Next of … say which episode they play, and switch in place',
  'Previous and Next of … are links',
  'the player page of … that does not exist is 404 and leads on',
);
const noEpisode = e2e(
  'episodes',
  'the player page of … says No episode selected. when the address names none',
);
const drawer = e2e(
  'chrome',
  'the drawer opens and closes by mouse',
  'the drawer opens and closes by keyboard and gives the focus back',
  'the drawer is a popover where the browser does not know commands, and closes by a press outside where it does not know closedby',
);
const menu = e2e(
  'chrome',
  'drawer and footer have every target of the menu',
  'every target of the menu is a page',
);
const dropdowns = e2e('chrome', 'Movies holds four grids and Peoples the popular people');
const theme = e2e('theme', 'the toggle switches the header’s colour and the page’s, and back');
const splashTime = e2e(
  'splash',
  'with script the redirect takes the splash’s place, so that Back does not bounce',
  'the splash leads home by itself, after eight seconds and not before',
);
const homeTrailer = e2e(
  'home',
  'plays a trailer under its name, or under Trailer when it has none @phone',
);
const homeRecent = e2e('home', 'plays a recent movie, or says that there is no video');
const trailersToggle = e2e(
  'home',
  'asks again for Upcoming, with a spinner until the answer is there',
);
const trendingToggle = e2e('home', 'the trending toggle asks for the week and back for the day');
const trailersFailed = e2e(
  'home',
  'says in red that trailers can not be had, and leaves the other sections alone',
);
const rowEdge = e2e('home', 'loads its next page at 10 px from the right edge and not before');
const playTrailer = e2e(
  'movie',
  'opens one dialog that takes the focus, gives it back and stops on close @phone',
);
const trailerSize = e2e('movie', 'is at most 700 px wide with a frame 400 px high');
const movieSize = e2e('movie', 'is at most 800 px wide and 80% high');
const playMovie = e2e(
  'movie',
  'asks for the complete movie only when pressed, and plays it @phone',
);
const movieSoon = e2e('movie', 'says in two lines that a movie without links comes later');
const movieClosed = e2e(
  'movie',
  'leaves the dialog closed when the call fails, and says so beside the button',
);
const movieNotFound = e2e(
  'movie',
  'an unknown movie is 404 and says Movie not found',
  'a movie whose host fails is 502 and says Movie not found',
);
const feedScreen = e2e(
  'feed',
  'the feed is one trailer a screen, and the first plays muted @phone',
);
const feedLargest = e2e(
  'feed',
  'the player stands under the header, the largest that its slide allows, with its title and links apart, on screens of any shape',
);
const feedAddress = e2e(
  'feed',
  'is written at each trailer, also of the next page, is shown again after a reload, and fills no history',
  'the feed is a list of links to trailers, with a link to the next page',
);
const feedPlays = e2e(
  'feed',
  'only the trailer on screen plays, and never are more than three frames alive',
);
const feedEdge = e2e(
  'feed',
  'is asked for within 50 px of the bottom and not before, one request at a time',
);
const feedEnd = e2e('feed', 'is not asked for when the first is shorter than ten');
const feedStays = e2e('sources', 'the feed does not move by itself when its player is …');
const playerSource = e2e(
  'sources',
  '… has a link to the player’s source from the start',
  '… has no such link for a clip of ours, and none without a player',
  '… has a link to the player’s source',
  'a source opens in a tab of its own, and learns the site’s address and no page’s',
);
const playerSilent = e2e(
  'sources',
  'in … a YouTube player that is silent for 8 s is unseen under the way to its source, until it answers',
  'in … a YouTube player that answers gets no line, however long it plays',
  'a player of another host is unseen until its frame has loaded, and is asked nothing',
);
const playerFails = [
  ...playerSilent,
  ...e2e('sources', 'in … a clip that fails gets a line over it, until it plays after all'),
];
const welcome = e2e(
  'feed',
  'says who presents the site and invites in, for two seconds, once a visit',
  'can be closed before',
  'leaves the focus where it is, and stays while it is hovered or focused',
);
const noTrailers = e2e('feed', 'an empty feed says No trailers available');
const gender = e2e(
  'people',
  'takes the gender from the answer, else from the people list, else says Not specified',
);
const biography = e2e(
  'people',
  'is clamped to three lines, and Read More and Show Less take turns @phone',
  'has no Read More where three lines hold it, and has it where they do not',
);
const personFailed = e2e(
  'people',
  'says Failed to load movie details. as … when the host answers …',
);
const personEmpty = e2e(
  'people',
  'says No movie data available. when the answer has no person in it',
);
const seriesTrailer = e2e(
  'series',
  'plays the first video of type Trailer in the dialog, titled with the series’ name',
);
const seriesNoTrailer = e2e(
  'series',
  'says No trailer available. in the page, announced and without a dialog, when no video is a Trailer',
  'Play Trailer leads to the same page, which says No trailer available. when there is none',
);
const seriesNoPlayer = e2e(
  'series',
  'says Trailer not available when the trailer can not be played',
);
const canNotPlay = e2e(
  'play-buttons',
  'what can not play says so: under the buttons where a script runs, and no trailer without one, too',
);
const seriesFailed = e2e('series', 'an answer of … is … and says Failed to load series details.');
const seriesEmpty = e2e('series', 'a series that is empty says No series data available.');
const listFails = e2e('seasons', '… says “…” with Retry, as 502, when the host fails');
const quietGrid = e2e(
  'regional',
  'a grid that fails is a quiet line on the page, and the reason stands in the log',
);
const searchThree = e2e('search', 'asks from three characters on, and only when the typing rests');
const searchFails = e2e('search', 'says when nothing is found, and nothing when the host fails');

const screens: SpecRow[] = [
  // Header and menu
  row('the logo leads to /movie-dashboard', e2e('chrome', 'the logo leads home')),
  row('the button Menu opens the drawer, on phones and on desktops', drawer),
  row('targets of the menu', menu),
  row('a Movies dropdown: Popular, Now Playing, Top Rated, Upcoming', dropdowns),
  row('a Peoples dropdown: Popular People', dropdowns),
  row(
    'a More dropdown: movies added recently, Punjabi, Hindi and English movies',
    e2e('chrome', 'More holds what was added recently, and Punjabi, Hindi and English movies'),
  ),
  row(
    'a press that can not reach the site stays, says so in place and offers Retry',
    e2e(
      'islands',
      'a press on Play and on a toggle stays on the page, says so in place, and Retry tries again',
      'so do Play in the feed, another episode, and Load More',
    ),
    e2e('home', 'offers Retry when its list fails, and keeps the focus'),
    e2e('seasons', 'Load More of a list longer than a page stays on it offline, and says so'),
  ),
  row(
    'a search toggle with the box ‘Search for movies, TV shows, or people’',
    e2e('search', 'finds a movie and leads to it @phone'),
  ),
  row('the theme toggle changes header and page: #121212 or white', theme),
  row(
    'the toggle works while a page is on its way, and colours the browser’s bars',
    e2e(
      'theme',
      'the toggle works while a cold page is still on its way',
      'the colour of the browser’s bars follows the system, and the visitor’s choice',
    ),
  ),
  row(
    'the toggle stands in header and footer',
    e2e('theme', 'header, drawer and footer have toggles that are in step'),
  ),
  row(
    'a language state that begins as ‘en’, without an interface',
    unit('stores/language', 'is English until a page says its language'),
  ),
  row(
    'light or dark is kept between visits',
    e2e('theme', 'a choice is kept over a reload and on every page'),
  ),
  // The screens, in the order of docs/product.md
  row(
    '/ : a splash with an animated progress bar',
    e2e('splash', 'the splash shows the name, a progress bar and a way in'),
  ),
  row('/ : leads to /movie-dashboard after 8 seconds', splashTime),
  row(
    '/movie-dashboard : Trailers, What’s Popular, Recently movies, This year movies, Trending, footer',
    e2e('home', 'home has its five sections in order, with the footer under them'),
  ),
  row('/movie-dashboard : Trailers toggles Popular and Upcoming', trailersToggle),
  row('/movie-dashboard : Trending toggles Today and This week', trendingToggle),
  row(
    '/movie-dashboard : rows scroll sideways',
    e2e(
      'home',
      'moves by its two buttons under a mouse',
      'moves by its two buttons under a keyboard',
    ),
  ),
  row(
    '/movie-dashboard : a trailer card that is pointed at sets the section’s background',
    e2e('home', 'the trailer under the pointer or the focus lights the stage with its poster'),
  ),
  row('/movie-dashboard : play opens a dialog titled by the trailer, else ‘Trailer’', homeTrailer),
  row('/movie-dashboard : the dialog’s close button clears it', homeTrailer),
  row('/movie-dashboard : a recent movie opens a dialog, titled else ‘Movie Title’', homeRecent),
  row('/movie-dashboard : a recent movie without a link says ‘No Video Available’', homeRecent),
  row(
    '/movie-dashboard : poster falls back to a placeholder, title to ‘Untitled’',
    homeRecent,
    bareFilm,
  ),
  row(
    '/movies/genre/{genre} : the films of a genre, by language, decade and order',
    grid,
    e2e(
      'more',
      'a genre’s films are kept to a language and a decade, and put in order, by links',
      'parts of a genre are offered, and sent to the host, only where it says that it knows them',
    ),
    host('genre', 'names languages and decades that lead to films, and the orders that it knows'),
  ),
  row(
    '/movies/genre/{genre} : ‘Genre not found’',
    e2e('more', 'a genre that no host knows is 404 and leads on; one that can not be had is 502'),
  ),
  row(
    '/zxyxvyXdF/{id} : opened from any poster card or search result',
    e2e('grids', 'a card has its ring and its long date, and leads to the movie'),
    e2e('search', 'leads to the page of a result’s kind, else to the movie page'),
  ),
  row(
    '/zxyxvyXdF/{id} : backdrop, poster, title, long release date, Overview',
    wholeMovie,
    e2e('pictures', 'a movie’s page shows its photographs: backdrop, poster and faces'),
  ),
  row('/zxyxvyXdF/{id} : a percent ring, and the raw value after ‘Watch Rating:’', wholeMovie),
  row(
    '/zxyxvyXdF/{id} : genres, runtime, language, countries, where it is free and why',
    e2e(
      'facts',
      'facts stand under date and runtime, with a link only where it leads somewhere, and after the overview where it is free',
      'a host that gives no facts has none on its pages',
      'an Indian film of the open catalogue plays, and says where it is free',
    ),
  ),
  row('/zxyxvyXdF/{id} : ‘Play Trailer’ and ‘Play Movie’', playTrailer, playMovie),
  row('/zxyxvyXdF/{id} : Directors, with an image if there is one', wholeMovie),
  row('/zxyxvyXdF/{id} : ‘Top Billed Cast’, with ‘as’ and the character', wholeMovie),
  row('/zxyxvyXdF/{id} : ‘Movie Production Companies’, with a logo if there is one', wholeMovie),
  ruled(
    '/zxyxvyXdF/{id} : a centred spinner while it loads',
    'the page comes whole from the server: there is no loading state to show',
    wholeMovie,
  ),
  row(
    '/zxyxvyXdF/{id} : ‘More like this’, where the host names films like it',
    e2e(
      'more',
      'a film’s page ends with films like it, and its genres lead to their films',
      'a host that names nothing like a film, and no list of a genre, has no row and no dead link',
    ),
    host(
      'similar',
      'films of the same people, genres and decade are like a film, never the film itself',
      'films of a small language lead to each other',
      'what the host reads for it does not grow with the catalogue',
    ),
  ),
  row('details : ‘Share’ hands on the address, else copies it', shared),
  row('/zxyxvyXdF/{id} : ‘Movie not found’ when nothing is loaded', movieNotFound),
  row('/zxyxvyXdF/{id} : the trailer dialog: title, close, frame 400 high, 700 wide', trailerSize),
  row(
    '/zxyxvyXdF/{id} : the movie dialog: 800 wide, 80% high, title or ‘Movie’',
    movieSize,
    movieSoon,
  ),
  row('/zxyxvyXdF/{id} : without links, the two lines about a later release', movieSoon),
  row(
    '/movies/PopularMovies, /movies/nowPlaying, /movies/topRated, /movies/upComing : their headings',
    grid,
  ),
  row(
    'the four movie grids : poster, rating ring, long date; a click leads to the movie',
    e2e('grids', 'a card has its ring and its long date, and leads to the movie'),
  ),
  row('the four movie grids : Load More appends', loadMore),
  row(
    'every grid : a later page leads back, and one after the last is 404 and leads to the last',
    e2e(
      'grids',
      'a later page leads back to the one before it',
      'a page after the last is 404, says so and leads to the last',
      'a page that is empty within the host’s total is empty, and leads back',
      'pages through one after the last are shown up to the last',
      'Load More hides when the list has become shorter meanwhile',
    ),
  ),
  row(
    '/movies/upComing : the button’s label carries the total',
    e2e(
      'grids',
      'the label of Upcoming carries the total',
      'the label of Upcoming is plain when the host gives no total',
    ),
  ),
  row(
    '/movies/upComing : says what it means where no film is of the future',
    e2e(
      'grids',
      'Upcoming says what it means where its films are old, and home’s trailers where theirs are out',
    ),
  ),
  row('/movies-trailers-latest-trailers : one trailer a screen, snapping', feedScreen),
  row('/movies-trailers-latest-trailers : only the one on screen plays', feedPlays),
  row('/movies-trailers-latest-trailers : a welcome for 2 seconds or until closed', welcome),
  row('/movies-trailers-latest-trailers : an address for each trailer', feedAddress),
  row('/movies-trailers-latest-trailers : the next page within 50 px of the bottom', feedEdge),
  row('/movies-trailers-latest-trailers : ‘No trailers available’', noTrailers),
  row(
    '/TvShow/trending, /TvShow/topRated, /TvShow/upComing, /more/trending, /more/topRated, /more/upComing : empty',
    e2e('placeholder', '/…/… is a shell with the heading “…” and nothing else claimed'),
  ),
  row(
    '/people/popularPeople : ‘Most Popular’, photo and name; a click leads to the person',
    e2e('people', '/people/popularPeople is “Most Popular”, and a card leads to its person'),
  ),
  row('/people/popularPeople : popularity x10 as a percent, in the same colours', ringsOfPeople),
  row(
    '/people/popularPeople : Load More',
    e2e('people', 'grows by Load More, whose label is just that'),
  ),
  ruled(
    '/people/popularPeople : hands the person’s record on in navigation state',
    'every address opens cold: the catalogue keeps what it has seen of each person',
    gender,
  ),
  row('/people/detail/{id} : photo, name, department, birthday, place of birth', wholePerson),
  row('/people/detail/{id} : the day of death', songFacts),
  row('/people/detail/{id} : gender 1 Female, 2 Male, else Not specified', gender),
  row('/people/detail/{id} : three lines of biography, Read More and Show Less', biography),
  row(
    '/people/detail/{id} : images and movie credits (‘Role in movies:’) lead to movies',
    wholePerson,
  ),
  row('/people/detail/{id} : TV credits (‘Role in TV series:’) lead to series', wholePerson),
  ruled(
    '/people/detail/{id} : a spinner',
    'the page comes whole from the server: there is no loading state to show',
    wholePerson,
  ),
  row(
    '/people/detail/{id} : sixty of each list, the rest by ‘Load More’',
    e2e(
      'people',
      'shows sixty of each list, and Load More appends the next ones in place',
      'leads by Load More to the next part of a list, and back',
    ),
  ),
  row('/people/detail/{id} : ‘Failed to load movie details.’', personFailed),
  row('/people/detail/{id} : ‘No movie data available.’', personEmpty),
  ruled(
    '/people/detail/{id} : breaks without navigation state',
    'every address opens cold, from a bookmark and without JavaScript',
    wholePerson,
    e2e('people', 'opens by Read More too'),
  ),
  row(
    '/detail/tv-series/{seriesId} : backdrop, poster, name, ring, ‘Watch Rating’, overview',
    wholeSeries,
  ),
  row('/detail/tv-series/{seriesId} : Play Trailer opens a dialog with a frame', seriesTrailer),
  row(
    '/detail/tv-series/{seriesId} : ‘Directors’, ‘Series Cast’, ‘Full Crew’, ‘No Image’',
    wholeSeries,
  ),
  row(
    '/detail/tv-series/{seriesId} : ‘Seasons’, where the host gives them, lead to their episodes',
    e2e(
      'series',
      'a series leads to its seasons, each once, and to the first episode that plays',
      'a series whose host gives no seasons has none',
    ),
  ),
  row(
    '/detail/tv-series/{seriesId} : ‘More like this’, and genres that lead to films',
    e2e('more', 'a series leads to series like it, and to the films of its genres'),
    host('similar', 'nearly every film here has films like it, and a series only series'),
  ),
  row('/detail/tv-series/{seriesId} : ‘Failed to load series details.’', seriesFailed),
  row('/detail/tv-series/{seriesId} : ‘No series data available.’', seriesEmpty),
  ruled(
    '/detail/tv-series/{seriesId} : alert ‘No trailer available.’',
    'said in the page and announced: an alert stops everything and needs JavaScript',
    seriesNoTrailer,
  ),
  row('/detail/tv-series/{seriesId} : ‘Trailer not available’', seriesNoPlayer),
  row(
    '/movies/punjabi-movies, /movies/english-movies, /movies/hindi-movies : poster, title, dialog, Load More',
    playable,
  ),
  row(
    '/all-cartoons : ‘Cartoons’, posters, dialog with the trailer, Load More',
    playable,
    e2e('regional', 'cartoons play from a whole embed address and from a bare video id alike'),
  ),
  row(
    '/all-seasons : ‘Seasons’, poster and title; a click leads to /season/{id}',
    e2e(
      'seasons',
      '/all-seasons shows a poster and a title of each season, and leads to its episodes',
    ),
  ),
  row(
    '/season/{id} : ‘Episodes’ by ascending number, poster and ‘Episode: n’',
    e2e(
      'seasons',
      'episodes stand by ascending number, also when numbers are text, fractions, equal or missing',
      '/all-seasons shows a poster and a title of each season, and leads to its episodes',
    ),
  ),
  row(
    '/season/{id} : name, year and a way to the series, and 404 with a way on',
    e2e(
      'seasons',
      'a season is headed with its name and year, and leads to its series and back',
      'a season whose list can not be had has its episodes under the heading Episodes',
      'a season that does not exist is 404, says so, and leads on to all seasons',
    ),
  ),
  ruled(
    '/season/{id} : hands episode and others on in navigation state',
    'the player’s address names season and episode, and opens cold',
    e2e('seasons', 'an episode leads to its player with the season in the address'),
  ),
  row(
    '/movie/season/episodes : 16:9',
    e2e('episodes', 'the player is 16:9 and its title in sight at … px'),
  ),
  row('/movie/season/episodes : title, number, ‘Remaining Episodes’', episodeCold),
  row('/movie/season/episodes : choosing one switches the player', episodeSwitch),
  row('/movie/season/episodes : the season’s name, Previous and Next', episodeWays),
  row(
    '/movie/season/episodes : the other episodes beside a player that stays in view',
    e2e(
      'episodes',
      'the first rows of the list stand beside the player at 1440 px, and the player stays in view',
    ),
  ),
  ruled(
    '/movie/season/episodes : ‘No episode selected.’ without state',
    'state is the address: said when it names no episode',
    noEpisode,
  ),
  row(
    '/health-&-exercise-&-fitness : ‘Health & Fitness’, dialog with autoplay, Load More',
    clipGrid,
  ),
  ruled(
    '/health-&-exercise-&-fitness : cards are live frames',
    'light facades: a grid of twenty loads no player until one is chosen',
    clipGrid,
  ),
  row(
    '/health-&-exercise-&-fitness : views',
    e2e(
      'clips-grids',
      'views are grouped when they are a number, and stand as given when they are text',
    ),
  ),
  row(
    '/all-hi-ur-en-pun-songs : ‘Songs’ in the same pattern, the dialog titled ‘Song’',
    clipGrid,
    e2e(
      'clips-grids',
      'the address of a song’s dialog opens cold under the title Song, and closes to its page',
    ),
  ),
  row('/all-hi-ur-en-pun-songs : film, year, singers, composer and notes', songFacts),
  row('/all-recently-movies : ‘Recently Added Movies’, dialog, Load More', playable),
  row('/all-recently-movies : placeholder, ‘Untitled’, ‘No Video Available’', bareFilm),
  row(
    '/all-pak-tv-darama : ‘Pakistani TV Dramas’; a click leads to /drama/{name}, encoded',
    e2e(
      'dramas',
      '/all-pak-tv-darama shows posters of dramas that lead to their episodes',
      'a drama opens from its card, whatever its name is, and its episodes open too',
    ),
  ),
  row(
    '/drama/{name} : ‘{name} - Episodes’ by ascending number',
    e2e('dramas', 'a drama’s episodes stand by ascending number, with poster and number'),
    e2e('dramas', '/all-pak-tv-darama shows posters of dramas that lead to their episodes'),
  ),
  row(
    '/drama/{name} : name and year, and 404 with a way on',
    e2e(
      'dramas',
      'a drama’s episodes stand under its name and year, also where its list can not be had',
      'a drama that does not exist is 404, says so, and leads on to all dramas',
    ),
  ),
  row(
    '/drama/{name} : overview, writers, directors and cast, who lead to their pages',
    e2e(
      'facts',
      'a drama’s head has its writers, directors, cast and overview, whose names lead to them',
    ),
  ),
  row('/drama-pak-tv-episode-play : the drama’s name, Previous and Next', episodeWays),
  row(
    '/drama-pak-tv-episode-play : title, ‘Remaining Episodes’, switching',
    episodeCold,
    episodeSwitch,
  ),
  ruled(
    '/drama-pak-tv-episode-play : ‘No episode selected.’ without state',
    'state is the address: said when it names no episode',
    noEpisode,
  ),
  row(
    '/search : the field, the results and what it says without any',
    e2e(
      'search',
      'is reached from the box, takes + for a space and lists what is found',
      'has a grid for each kind, and close matches below their line',
      'says when nothing is found',
      'asks for more than two characters',
      'answers 502 and says so when the host fails, with Retry',
    ),
  ),
];

const behaviour: SpecRow[] = [
  row('search : two characters or fewer clear the results', searchThree),
  row('search : three or more ask', searchThree),
  row(
    'search : a visitor who is offline is told so',
    e2e('search', 'box and page say that the visitor is offline, and keep what was typed'),
  ),
  row(
    'search : a result leads on, clears the query and closes the box',
    e2e('search', 'finds a movie and leads to it @phone', 'is empty when it opens again'),
  ),
  row('trailers’ toggle : day or week, asked again, a spinner, then the list', trailersToggle),
  row('trailers’ toggle : an error text when that fails', trailersFailed),
  row('trending’s toggle : day or week', trendingToggle),
  row('home rows : the next page within 10 px of the right edge, appended', rowEdge),
  ruled(
    'paged lists : begin on page 1 with a full-screen spinner',
    'the first page comes from the server; Load More is busy while the next one loads',
    grid,
    e2e('grids', 'Load More is busy while it loads, and asks once however often it is pressed'),
  ),
  row('paged lists : Load More appends', loadMore),
  row(
    'paged lists : the button hides on the last page',
    loadMore,
    e2e('grids', 'Load More hides when the host gives no total, or an empty page'),
  ),
  ruled(
    'paged lists : some replace page 1 on reload',
    'a reload keeps the visitor’s place, and no card is shown twice',
    e2e('history', 'Reload keeps the visitor’s place on a grid'),
    e2e('grids', 'a list that shifts while it is read never shows a card twice'),
  ),
  row(
    'dialogs : open on a card, close by the button, which clears them',
    playable,
    e2e(
      'regional',
      'is the page with play=key, where the key is the id or a short hash of the link; Back closes it',
    ),
    e2e(
      'history',
      'after a press whose script failed, Back shows neither an empty dialog nor an open drawer',
    ),
  ),
  ruled(
    'movie : loading, then loaded or not found',
    'loaded or not found, told by the status too: 200, 404 or 502',
    wholeMovie,
    movieNotFound,
  ),
  row('movie : Play Trailer opens the trailer, Close clears it', playTrailer),
  row(
    'movie : the movie opens only when its call succeeds, and stays closed else',
    playMovie,
    movieClosed,
  ),
  row('feed : one page at a time, one request on its way', feedEdge),
  row(
    'feed : stops at a page shorter than 10',
    feedEnd,
    e2e('feed', 'is asked for also when a full page repeats a trailer'),
    e2e('feed', 'that is empty ends the feed, and one that fails is asked for again'),
  ),
  ruled(
    'series trailer : opens only for a video of type Trailer, else an alert',
    'else a line in the page, announced',
    seriesTrailer,
    seriesNoTrailer,
  ),
  row('players : a link to the source under each, from the start', playerSource),
  row(
    'players : unseen until they answer, then a line and the large way to the source; a late answer counts',
    playerFails,
  ),
  row('feed : never moves by itself', feedStays),
  row('biography : clamped or full', biography),
  row('splash : home after 8 seconds', splashTime),
  row('theme : light or dark', theme),
];

const languages: SpecRow[] = [
  row(
    'a prefix before the path of a page, none for English',
    unit('site/languages', 'is stored by its prefix, and rendered without: %s', 'has one prefix'),
  ),
  row(
    '/ur is redirected to /ur/, and redirects keep the prefix',
    unit('site/languages', 'of the splash ends in a slash'),
    hostile('languages', 'of %s keeps the language: it leads to %s'),
  ),
  row(
    'links, forms, islands and calls of data stay in the language',
    hostile(
      'languages',
      'leads to addresses of its language, by every link, form, island and call of data',
    ),
  ),
  row('/api, pictures, clips and data have no language', hostile('languages', 'is not at %s')),
  row(
    'one address, one answer : no header or cookie changes it',
    hostile(
      'languages',
      'is the same for every visitor: no header says that it could be another',
      'English has the bytes of a fresh server after all pages in other languages, whatever a visitor’s browser sends',
    ),
  ),
  row(
    'errors in the language of their address',
    hostile(
      'languages',
      'has the status of the same page in English, and says its language and direction',
    ),
    hostile('languages-texts', 'on a page of what is not there', 'on a page of a host that fails'),
    unit('server/listener', 'gets the broken page of its language'),
  ),
  row(
    'every word is a text of the language',
    hostile(
      'languages-texts',
      'on a page that shows something',
      'pages that the build wrote in %s have words of its script',
    ),
  ),
  row(
    'names in the language from /data, by ui',
    hostile('data-names', 'with %s are %j, on every row'),
    unit('paths', 'say the language of the page last, and leave out English'),
  ),
  row(
    'drawer and footer lead to the page in each language',
    hostile(
      'languages',
      'leads to itself in each language, in the language’s own words, from header, drawer and footer',
    ),
    e2e('languages', 'drawer and footer lead from language to language'),
  ),
  row(
    'the offer : over the page, once, refused with a key',
    e2e(
      'languages',
      'the browser’s language is offered once, over the page, and can be refused with a key',
      'storage that throws leaves the links alone',
    ),
  ),
  row(
    'a pressed language is remembered',
    e2e(
      'languages',
      'a pressed language is remembered and offered, and a page that is only opened is not',
    ),
  ),
  row(
    'search engines find every language of a page that they may list',
    hostile(
      'languages',
      'names itself in each language to search engines, unless they should not list it',
    ),
  ),
  row(
    'islands speak the page’s language',
    e2e(
      'languages',
      'islands on a page in Urdu speak Urdu, with the one file of its texts, after a touch',
    ),
  ),
];

const found: SpecRow[] = [
  row(
    'search engines : what a page is about, and nothing that the host did not say',
    unit(
      'components/json-ld/about',
      'of a film is all that its host said, and no more',
      'of a series, a drama, a person and an episode is all that the host said, and no more',
      'has no rating without the number of voters, and no video without the day of its upload',
      'can not be ended by a text of the host, and says the same',
    ),
    hostile(
      'shared',
      'states what it is about, with all that its type requires: %s',
      'because it opens a player or shows several pages states nothing, and is shown like any',
    ),
  ),
  row(
    'sharing : a picture of 1200 × 630 with the title in its script',
    unit('server/pictures/og', 'is lettered as the golden one: %s'),
    hostile(
      'shared',
      'of every kind of page decodes at its size',
      'of what the catalogue does not know is 404, and paints nothing',
      'has the photograph of a remote host, and its sheet for a minute while there is none',
    ),
  ),
  row(
    'site map : each canonical page once, 200; robots.txt and the feed of new films',
    hostile(
      'site-map',
      'lists each canonical page once, and each answers 200 as what it is listed as',
      'has every canonical page to which links lead',
      'names the site map, and keeps search engines from no page',
      'is Atom: the newest first, each with its page, its date and its text',
    ),
    unit(
      'server/crawlers/site-map',
      'is an index of parts of 2,000 addresses, which have every page once and its date',
      'are what its fixed lists name on 25 pages each, asked once a day',
    ),
  ),
];

const messages: SpecRow[] = [
  row(
    'dashboard trailers : ‘Something went wrong while fetching trailers’, in red',
    trailersFailed,
  ),
  ruled(
    'other lists : only logged, nothing is shown',
    'a home section disappears with its heading; a grid says one quiet line with Retry',
    e2e('home', 'a section that fails disappears with its heading while the rest stands'),
    e2e('grids', 'a grid whose host fails answers 502 and says so in one line, with Retry'),
    quietGrid,
  ),
  row('search : its error is only logged', searchFails),
  row('movie : ‘Network response was not ok’ logged, ‘Movie not found’ shown', movieNotFound),
  ruled(
    'complete movie : a failure is only logged, nothing is shown',
    'the dialog stays closed; a line beside the button says so, or the press would seem to do nothing',
    movieClosed,
  ),
  row('complete movie without links : ‘movie release after few days’', movieSoon),
  row('person : ‘Failed to load movie details.’', personFailed),
  row('series : ‘Failed to load series details.’', seriesFailed),
  row('seasons : ‘Failed to fetch seasons.’', listFails),
  row(
    'episodes : ‘Failed to fetch episodes.’',
    listFails,
    e2e(
      'dramas',
      'dramas that fail are a quiet line with Retry, and their episodes say Failed to fetch episodes.',
    ),
    e2e('episodes', 'a player page whose host fails is 502 and says Failed to fetch episodes.'),
  ),
  row(
    'recently added : ‘Network response was not ok’ or ‘Invalid data format’, logged only',
    quietGrid,
  ),
  ruled(
    'no trailer : alert ‘No trailer available.’',
    'said in the page, announced',
    seriesNoTrailer,
  ),
  row('empty person : ‘No movie data available.’', personEmpty),
  row('empty series : ‘No series data available.’', seriesEmpty),
  row('no episode : ‘No episode selected.’', noEpisode),
  row('empty feed : ‘No trailers available’', noTrailers),
  row('no player for a trailer : ‘Trailer not available’', seriesNoPlayer, canNotPlay),
  row(
    'no player : ‘No Video Available’',
    bareFilm,
    e2e(
      'episodes',
      'an episode without a link says No Video Available, one without a title is Untitled',
    ),
    e2e('feed', 'a trailer without a player says No Video Available in its place'),
    e2e(
      'frames',
      'a link that may not be framed says No Video Available, and is seen by no browser',
    ),
  ),
  row('no movie : ‘Movie not found’', movieNotFound),
];

const constants: SpecRow[] = [
  row('a search needs more than 2 characters', searchThree),
  row(
    'search results are at most 300 px high, and scroll',
    e2e('search', 'has a list at most 300 px high that scrolls'),
  ),
  row('home rows : 10 px', rowEdge),
  row('feed : 50 px', feedEdge),
  row('feed : 10 trailers a page', feedEdge, feedEnd),
  row('a player that does not answer or load : 8 s', playerSilent),
  row('splash and its bar : 8 seconds', splashTime),
  row('welcome : 2 seconds', welcome),
  row('rings : x10 as a rounded percent', ringsOfMovies),
  row('rings : green from 7, orange from 5, red below', ringsOfMovies),
  row('popularity : the same x10 and colours', ringsOfPeople),
  row(
    'dates in the US long form',
    e2e('grids', 'a card has its ring and its long date, and leads to the movie'),
    unit('lib/dates', 'is the same in %s'),
  ),
  row('biography : 3 lines', biography),
  row('gender : 1 Female, 2 Male', gender),
  row(
    'home cards : 7 a row, and 2 at 600 px or less',
    e2e('home', 'shows … cards and a sliver of the next one at … px'),
  ),
  row('dashboard trailer dialog : 60% by 80%, and 90% by 60% on phones', homeTrailer),
  row('movie’s trailer dialog : 700 wide, frame 400 high', trailerSize),
  row('movie dialog : 800 wide, 80% high', movieSize),
  row('breakpoint 600 px', drawer, homeTrailer),
  ruled('trailer frame : full width to 768 px, 60% above', 'the largest that fits', feedLargest),
  row('grids : 2, 4 and 6 cards a row', e2e('grids', 'a grid has … cards a row at … px')),
  row('pictures : w185, w500, w1280', wholeMovie, wholeSeries),
];

/** Rows of each section, by its heading in docs/product.md. */
export const specTable = {
  Screens: screens,
  Behaviour: [...behaviour, ...found],
  Languages: languages,
  Messages: messages,
  Constants: constants,
} as const;
