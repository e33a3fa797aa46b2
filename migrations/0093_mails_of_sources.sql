-- Notices that a metric no longer fills itself are mails that one can do without.
alter table mail_opt_outs drop constraint mail_opt_outs_kind;
alter table mail_opt_outs
  add constraint mail_opt_outs_kind check (kind in ('minutes', 'trial', 'webhooks', 'notifications', 'sources'));
