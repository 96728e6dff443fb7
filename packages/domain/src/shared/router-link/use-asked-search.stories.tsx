import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Link } from './Link.tsx'
import { useAskedSearch } from './use-asked-search.ts'

const put = (name: string, value: string) => (from: URLSearchParams) => {
  from.set(name, value)
  return from
}

/** A part of a page that sets one thing of the address: by a link, and by a button. */
function Part({ name }: { name: string }) {
  const { ask, askingLink } = useAskedSearch()
  return (
    <section aria-label={name}>
      <Link {...askingLink(put(name, 'link'))}>链接</Link>
      <button type="button" onClick={() => ask(put(name, 'button'))}>
        按钮
      </button>
    </section>
  )
}

function TwoParts() {
  const { search } = useLocation()
  const kind = useNavigationType()
  const navigate = useNavigate()
  return (
    <>
      <Part name="type" />
      <Part name="status" />
      <button type="button" onClick={() => void navigate(-1)}>
        后退
      </button>
      <output aria-label="地址">{`${kind} ${search}`}</output>
    </>
  )
}

const meta = preview.meta({
  component: TwoParts,
  tags: ['no-picture'],
  parameters: { router: { initialEntries: ['/?page=3'] } },
})

/** What somebody can press, as the page stands now. */
function pressing(canvas: ReturnType<typeof within>) {
  const part = (name: string) => within(canvas.getByRole('region', { name }))
  return {
    link: (name: string) => part(name).getByRole('link').click(),
    button: (name: string) => part(name).getByRole('button').click(),
    shows: (address: string) =>
      waitFor(() => expect(canvas.getByLabelText('地址')).toHaveTextContent(address)),
  }
}

/** Each press comes before the one before it is drawn, from another part of the page. */
export const GoesOnFromWhatWasAskedForLast = meta.story({
  play: async ({ canvas }) => {
    const { link, button, shows } = pressing(canvas)
    link('type')
    button('status')
    await shows('PUSH ?page=3&type=link&status=button')
    button('type')
    link('status')
    button('status')
    await shows('PUSH ?page=3&type=button&status=button')
  },
})

/** The same again makes no second entry, drawn or not: Back leads to what was there before it. */
export const TheSameAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { link, shows } = pressing(canvas)
    link('type')
    await shows('PUSH ?page=3&type=link')
    link('type')
    await shows('REPLACE ?page=3&type=link')
    link('status')
    link('status')
    await shows('REPLACE ?page=3&type=link&status=link')
    await userEvent.click(canvas.getByRole('button', { name: '后退' }))
    await shows('POP ?page=3&type=link')
    await userEvent.click(canvas.getByRole('button', { name: '后退' }))
    await shows('POP ?page=3')
  },
})

/** The link of a part shows where its press leads from what is drawn. */
export const AddressOfALink = meta.story({
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('region', { name: 'status' })).getByRole('link')).toHaveAttribute(
      'href',
      '/?page=3&status=link',
    )
  },
})
