import { staffPages } from '@portal/api/rules/staff-pages'
import { ButtonLink } from '@portal/ui/button'
import { Link } from '../../shared/router-link/index.ts'

/** The way to what the evaluation goes by. */
export function FiguresLink() {
  return (
    <ButtonLink as={Link} size="s" variant="text" to={staffPages.talentFigures.path}>
      {staffPages.talentFigures.title}
    </ButtonLink>
  )
}
