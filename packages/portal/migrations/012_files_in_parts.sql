-- Files are compressed already; kept as they are, a part is read without what stands before it.
alter table file_blobs alter column content set storage external;
