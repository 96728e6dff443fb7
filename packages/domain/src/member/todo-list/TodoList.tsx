import type { ComponentProps } from 'react'
import { ButtonLink } from '@portal/ui/button'
import { statusIcons } from '@portal/ui/status'
import { Link } from '../../shared/router-link/index.ts'
import type { Todo } from './todos.ts'
import * as S from './TodoList.styles.ts'

export interface TodoListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  todos: readonly Todo[]
}

/** What waits for the member, each with its deadline and one way to do it. */
export function TodoList({ todos, ...rest }: TodoListProps) {
  if (todos.length === 0) return <S.Nothing>现在没有需要您办理的事项。</S.Nothing>
  return (
    <S.List {...rest}>
      {todos.map(todo => {
        const Glyph = statusIcons[todo.icon]
        return (
          <li key={todo.id}>
            <Glyph size={20} />
            <S.Text>
              <S.What id={`todo-${todo.id}`}>{todo.what}</S.What>
              <S.Deadline>{todo.deadline}</S.Deadline>
            </S.Text>
            <S.Move>
              <ButtonLink
                as={Link}
                to={todo.to}
                size="m"
                id={`todo-${todo.id}-do`}
                aria-labelledby={`todo-${todo.id}-do todo-${todo.id}`}
              >
                {todo.label}
              </ButtonLink>
            </S.Move>
          </li>
        )
      })}
    </S.List>
  )
}
