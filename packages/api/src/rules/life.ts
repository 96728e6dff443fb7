import type { StatusLook } from './status.ts'

/** A status as its column and the wire hold it. */
export type Status = string | number
type StatusIn<States> = keyof States & Status

interface ActRow<S extends Status, Actor extends string, SetName extends string> {
  /** States in which it is possible, by a list or by the name of a set; none for the act that begins the life. */
  from: readonly S[] | SetName
  /** Left out: the state stays. */
  to?: S
  /** Whoever of them may do it. Whose record it is, amounts and forms are guarded by the service. */
  by: readonly Actor[]
  /** As a diagram names it. */
  label: string
  /** Text in the record's history; defaults to `label`. */
  history?: string
}

interface LifeTable<
  States extends Record<Status, StatusLook>,
  SetName extends string,
  Actor extends string,
  Act extends string,
> {
  /** What it is the life of. */
  name: string
  /** Every state with its word and look, in the order of the list they are shown in. */
  states: States
  /** States that are asked for together, by name. */
  sets: Record<SetName, readonly NoInfer<StatusIn<States>>[]>
  actors: Record<Actor, string>
  acts: Record<Act, ActRow<NoInfer<StatusIn<States>>, NoInfer<Actor>, NoInfer<SetName>>>
}

interface Move<S extends Status, Actor extends string> {
  from: readonly S[]
  /** null: the state stays. */
  to: S | null
  by: readonly Actor[]
  label: string
  history: string
}

/** A life cycle as data: what a record can be, and who may make what of it. */
export interface Life<
  States extends Record<Status, StatusLook>,
  SetName extends string,
  Actor extends string,
  Act extends string,
> {
  readonly name: string
  readonly states: States
  readonly statuses: readonly StatusIn<States>[]
  readonly sets: Readonly<Record<SetName, readonly StatusIn<States>[]>>
  readonly actors: Readonly<Record<Actor, string>>
  readonly acts: readonly Act[]
  readonly moves: Readonly<Record<Act, Move<StatusIn<States>, Actor>>>
}

/** Any life, for what is the same in all of them. */
export interface AnyLife<
  S extends Status = Status,
  Actor extends string = string,
  Act extends string = string,
> {
  readonly name: string
  readonly states: Readonly<Record<S, StatusLook>>
  readonly statuses: readonly S[]
  readonly actors: Readonly<Record<Actor, string>>
  readonly acts: readonly Act[]
  readonly moves: Readonly<Record<Act, Move<S, Actor>>>
}

export type StatusOf<L extends { statuses: readonly Status[] }> = L['statuses'][number]
export type ActOf<L extends { acts: readonly string[] }> = L['acts'][number]
export type ActorOf<L extends { actors: object }> = keyof L['actors'] & string

const keysOf = <K extends Status>(record: Readonly<Record<K, unknown>>): K[] =>
  // a key that is a number comes back as text
  Object.keys(record).map(key => (/^\d+$/.test(key) ? Number(key) : key) as K)

/** Declares a life cycle. Everything about it is read from here: guards, buttons, history, tags, diagram. */
/* @__NO_SIDE_EFFECTS__ */
export function defineLife<
  const States extends Record<Status, StatusLook>,
  SetName extends string,
  Actor extends string,
  Act extends string,
>({
  name,
  states,
  sets,
  actors,
  acts,
}: LifeTable<States, SetName, Actor, Act>): Life<States, SetName, Actor, Act> {
  const names = keysOf(acts)
  const moveOf = (act: Act): Move<StatusIn<States>, Actor> => {
    const { from, to = null, by, label, history = label } = acts[act]
    return { from: typeof from === 'string' ? sets[from] : from, to, by, label, history }
  }
  return {
    name,
    states,
    statuses: keysOf<StatusIn<States>>(states),
    sets,
    actors,
    acts: names,
    moves: Object.fromEntries(names.map(act => [act, moveOf(act)])) as Record<
      Act,
      Move<StatusIn<States>, Actor>
    >,
  }
}

/** Whether `who` may do `act` in `status`. */
export const mayMove = <S extends Status, Actor extends string, Act extends string>(
  { moves }: Pick<AnyLife<S, Actor, Act>, 'moves'>,
  status: NoInfer<S>,
  act: NoInfer<Act>,
  who: NoInfer<Actor>,
): boolean => moves[act].by.includes(who) && moves[act].from.includes(status)

/** Acts open to `who` in `status`. */
export const allowedActs = <S extends Status, Actor extends string, Act extends string>(
  life: Pick<AnyLife<S, Actor, Act>, 'moves' | 'acts'>,
  status: NoInfer<S>,
  who: NoInfer<Actor>,
): Act[] => life.acts.filter(act => mayMove<S, Actor, Act>(life, status, act, who))

/** A status as a column holds it; one that the life does not know is a fault. */
export function statusIn<S extends Status>(
  { name, statuses }: Pick<AnyLife<S>, 'name' | 'statuses'>,
  value: Status,
): S {
  const status = statuses.find(known => known === value)
  if (status === undefined) throw new Error(`${name}: no status ${value}`)
  return status
}

/** Text of an act in the history; an act that no longer exists shows its name. */
export const historyText = ({ moves }: Pick<AnyLife, 'moves'>, act: string): string =>
  moves[act]?.history ?? act
