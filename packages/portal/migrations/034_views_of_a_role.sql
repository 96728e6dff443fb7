-- A view may be shown to the colleagues of the role that its owner had when it was shared.
alter table staff_views
  add column shared_with text check (shared_with in ('finance', 'agent', 'super', 'exam', 'others'));
create index staff_views_shared on staff_views (desk, shared_with) where shared_with is not null;
