import type pg from 'pg'
import unhomoglyph from 'unhomoglyph'

const FOREIGN = /(?!\p{ASCII})[\p{L}\p{N}]/gu
const SLUG_MAX = 48
const MOST_NUMBERS = 100

const OWN_ADDRESSES =
  'accept-invitation api api-docs archive assets change-email changes checkout company-management ' +
  'company-sign-in complete-invitation csp-report dashboard email-confirmation forgot-password goals ' +
  'goals-mobile guest headlines healthz issues issues-mobile login mailbox meeting meetings metrics ' +
  'metrics-mobile new-company notifications offline onboarding onboarding-demo people permissions pictures profile readyz ' +
  'reset-password rls rls2 rls3 settings sidebar-test ' +
  'signup speed super-admin tasks tasks-mobile tasks2 tasks3 testing'
/** By these a company could pass for whoever runs the server, or they may become addresses of its own. */
const OFFICIAL =
  'about account admin administrator app auth billing blog demo docs files gallery help invitations legal logout mail new oauth ' +
  'pricing privacy public quarterdeck root security sign-in sign-up sso static status support system team teams terms webhooks www'
export const RESERVED_SLUGS = `${OWN_ADDRESSES} ${OFFICIAL}`.split(' ')

/**
 * A company's name as part of an address: lower-case Latin letters and digits, with hyphens between words. Letters of other
 * scripts that look like Latin ones count as those if the whole name then reads as Latin; invisible characters don't count.
 */
export function slugOf(name: string): string {
  const visible = name.normalize('NFKD').replace(/\p{Cf}/gu, '')
  const latin = visible.replace(FOREIGN, (letter) => unhomoglyph(letter))
  const slug = (latin.search(FOREIGN) < 0 ? latin : visible)
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, '')
  return slug || 'company'
}

/** The first of slug, slug-2, slug-3 and so on that looks like no company's and no reserved one; null if there is none. */
export async function freeSlug(pool: pg.Pool, slug: string): Promise<string | null> {
  const { rows } = await pool.query<{ candidate: string }>(
    `select candidate
     from generate_series(1, $2) number,
       concat($1::text, case when number > 1 then '-' || number end) candidate,
       -- Each by the index: as a join, this would look at every company.
       lateral (select count(*) as alike from (
         select from company_slugs where slug_look(slug) = slug_look(candidate) limit 1) found) taken
     where alike = 0 and slug_look(candidate) not in (select slug_look(word) from unnest($3::text[]) word)
     order by number limit 1`,
    [slug, MOST_NUMBERS, RESERVED_SLUGS],
  )
  return rows[0]?.candidate ?? null
}
