-- A set of figures that was taken back or replaced before its day is kept, with who did it.
alter table star_figures
  add column id text,
  add column dropped_at timestamptz,
  add column dropped_by text references staff (id);
update star_figures set id = 'figures-' || effective_from;
alter table star_figures alter column id set not null, drop constraint star_figures_pkey, add primary key (id);
create unique index star_figures_of_day on star_figures (effective_from) where dropped_at is null;
create index star_figures_dropped on star_figures (dropped_at) where dropped_at is not null;
