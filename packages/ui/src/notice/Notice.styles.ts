import { styled } from 'styled-components'
import { theme } from '../theme/index.ts'

export const Root = styled.div`
  --edge: ${theme.color.info};
  --ground: ${theme.color.infoSoft};

  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding: 14px 16px;
  border-left: 4px solid var(--edge);
  background: var(--ground);
  color: ${theme.color.text};
  font: ${theme.density.bodyFont};

  [data-density='staff'] & {
    gap: 8px;
    padding: 8px 12px;
    border-left-width: 3px;
  }
  &[data-tone='success'] {
    --edge: ${theme.color.success};
    --ground: ${theme.color.successSoft};
  }
  &[data-tone='warning'] {
    --edge: ${theme.color.warning};
    --ground: ${theme.color.warningSoft};
  }
  &[data-tone='error'] {
    --edge: ${theme.color.danger};
    --ground: ${theme.color.dangerSoft};
  }
  & > svg {
    margin-top: calc((1lh - 20px) / 2);
    color: var(--edge);
  }
`
/** Where an action leaves less than a line of thirteen characters, it goes below; a narrow box still has its icon beside. */
export const Body = styled.div`
  flex: 1 1 min(13em, 70%);
  min-width: 0;
`
export const Title = styled.p`
  font-weight: 600;
`
export const Action = styled.div`
  flex: none;
  margin-left: auto;
`
