-- Pictures of the catalogue's folder, as they lie there: pages get other encodings of them. The name is made from the bytes.
CREATE TABLE picture (name TEXT PRIMARY KEY, content BLOB NOT NULL) STRICT;
