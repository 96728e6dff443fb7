-- In the address of a desk `type` is the kind of the orders, as everywhere; the kind of member is `subject`.
update staff_views
  set search = regexp_replace(search, '(^|&)type=', '\1subject=')
  where search ~ '(^|&)type=';
