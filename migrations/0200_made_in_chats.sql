-- What a person accepts of the thought partner's proposals is noted for them alone, as their conversation is.
alter table made_things drop constraint made_things_place_check, drop constraint made_things_private;
alter table made_things
  add constraint made_things_place_check check (place in ('plan', 'checkup', 'fit', 'talk', 'chat')),
  add constraint made_things_private check (place not in ('fit', 'talk', 'chat') or audience = 'person');
