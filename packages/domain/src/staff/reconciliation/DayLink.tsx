import { useToday } from '@portal/api/hooks/use-today'
import { TextLink } from '@portal/ui/text-link'
import { Link } from '../../shared/router-link/index.ts'
import { dayName } from './reconciliation-words.ts'

export interface DayLinkProps {
  day: string
  /** The address of a day. */
  hrefOf: (day: string) => string
}

/** Leads from a table of several days to one of them. */
export function DayLink({ day, hrefOf }: DayLinkProps) {
  return (
    <TextLink as={Link} to={hrefOf(day)}>
      {dayName(day, useToday())}
    </TextLink>
  )
}
