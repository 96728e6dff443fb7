export { TodoList, type TodoListProps } from './TodoList.tsx'
export { TodoListPanel } from './TodoListPanel.tsx'
export type { Todo } from './todos.ts'
export { todoListReads } from './todo-list-reads.ts'
