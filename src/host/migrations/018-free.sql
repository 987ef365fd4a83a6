-- When an entry becomes free stands in its basis, by country: an entry that is protected at home plays nowhere.
UPDATE entry SET content = json_set(content, '$.basis.free', json_array(json_object(
    'country', 'US', 'year', json_extract(content, '$.freeInUnitedStatesFrom'))))
  WHERE json_type(content, '$.freeInUnitedStatesFrom') IS NOT NULL
    AND json_type(content, '$.basis') = 'object'
    AND (json_extract(content, '$.basis.kind') <> 'facts only'
      OR json_extract(content, '$.basis.reason') LIKE 'Protected in the United States until%');
UPDATE entry SET content = json_remove(content, '$.freeInUnitedStatesFrom')
  WHERE json_type(content, '$.freeInUnitedStatesFrom') IS NOT NULL;

-- Few of a million entries say it.
CREATE INDEX entry_free ON entry (entity_id)
  WHERE json_extract(content, '$.basis.free') IS NOT NULL;
