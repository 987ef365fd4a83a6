-- Lists of series by rating and by date.
CREATE INDEX series_rated ON entity (rating DESC, popularity DESC, id) WHERE kind = 'series';
CREATE INDEX series_released ON entity (released DESC, popularity DESC, id) WHERE kind = 'series';
