import { createHash } from 'node:crypto'
import { fastify } from 'fastify'
import { Pool } from 'pg'

/*
 * The least that two calls of the portal can cost: the session by the hash of its token, then the staff user or the
 * newest 20 orders, prepared, and JSON. No rights, no contract, no log. Prints where it listens.
 */
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })

const ask = async (name: string, text: string, values: unknown[]): Promise<unknown[]> =>
  (await pool.query({ name, text, values })).rows

const session = (token: unknown) =>
  ask(
    'session',
    `select s.id, s.staff_id, s.seen_at, f.sub_role from sessions s join staff f on f.id = s.staff_id
     where s.token_hash = $1 and s.revoked_at is null and s.expires_at > $2`,
    [createHash('sha256').update(String(token)).digest('base64url'), new Date()],
  )

const app = fastify()
app.route({
  method: 'POST',
  url: '/staff',
  handler: async request => {
    const [found] = await session(request.headers['token'])
    const [user] = await ask('staff', 'select id, name, sub_role, preferences from staff where id = $1', [
      Object(found).staff_id,
    ])
    return { code: 200, message: '', data: user }
  },
})
app.route({
  method: 'GET',
  url: '/orders',
  handler: async request => {
    await session(request.headers['token'])
    const list = await ask(
      'orders',
      `select o.*, m.phone, a.name as agent_name from orders o join members m on m.id = o.member_id
       left join agents a on a.id = m.agent_id where o.kind = $1 order by o.created_at desc, o.id desc limit 20`,
      ['dues'],
    )
    return { code: 200, message: '', data: { list } }
  },
})
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
