import { useState } from 'react'
import type { StatementImport, StatementLayout } from '@portal/api/contract/statements.schema'
import { useTryStatement } from '@portal/api/hooks/statements'
import { statementColumnNames, statementColumns, type StatementColumn } from '@portal/api/rules/statement'
import { Button } from '@portal/ui/button'
import { Notice } from '@portal/ui/notice'
import { NumberField } from '@portal/ui/number-field'
import { SelectField } from '@portal/ui/select-field'
import * as S from './StatementImport.styles.ts'
import { StatementSample } from './StatementSample.tsx'

export interface StatementColumnsProps {
  statement: StatementImport
  onTried: (tried: StatementImport) => void
  /** Another file instead. */
  onAgain: () => void
}

const columnLetter = (index: number): string =>
  index < 26
    ? String.fromCodePoint(65 + index)
    : columnLetter(Math.floor(index / 26) - 1) + columnLetter(index % 26)

/** Step 2: which column is what, as the system understood it and the clerk mends it. */
export function StatementColumns({ statement, onTried, onAgain }: StatementColumnsProps) {
  const { sheet, import_id, file_name } = statement
  const attempt = useTryStatement()
  const [layout, setLayout] = useState<StatementLayout | undefined>(sheet?.layout)
  if (!sheet || !layout) return null
  const header = sheet.sample[layout.header_row - 1] ?? []
  const width = Math.max(...sheet.sample.map(row => row.length))
  const options = Array.from({ length: width }, (_, index) => ({
    value: String(index),
    label: `${columnLetter(index)} 列${header[index] ? ` ${header[index]}` : ''}`,
  }))
  const choose = (column: StatementColumn, value: string) =>
    setLayout({ ...layout, columns: { ...layout.columns, [column]: value === '' ? null : Number(value) } })

  async function send(given: StatementLayout) {
    const outcome = await attempt.run({ body: { import_id, ...given } }, { silent: true })
    if (outcome.ok && outcome.data.state === 'tried') onTried(outcome.data)
  }

  return (
    <S.Sheet>
      <S.Lead>
        文件 {file_name}，{sheet.rows} 行。请核对每一列的用途，认错的改过来。
      </S.Lead>
      {attempt.error ? (
        <Notice tone="error" role="alert">
          {attempt.error.message}
        </Notice>
      ) : null}
      {sheet.fault_count > 0 ? (
        <Notice
          tone="error"
          role="alert"
          title={`${sheet.fault_count} 处读不出来，请改好文件后重新上传，或换一列`}
        >
          <S.Faults>
            {sheet.faults.map(({ row, column, text }) => (
              <li key={`${row} ${column}`}>
                第 {row} 行，{statementColumns[column].label}：{text}
              </li>
            ))}
          </S.Faults>
        </Notice>
      ) : null}
      <S.Fields>
        <NumberField
          label="表头所在行"
          min={1}
          max={Math.min(sheet.rows, 200)}
          value={layout.header_row}
          onChange={value => setLayout({ ...layout, header_row: value ?? 1 })}
        />
        {statementColumnNames.map(column => (
          <SelectField
            key={column}
            label={statementColumns[column].label}
            optional={!statementColumns[column].needed}
            placeholder={statementColumns[column].needed ? '请选择' : '没有这一列'}
            options={options}
            value={layout.columns[column] === null ? '' : String(layout.columns[column])}
            onChange={event => choose(column, event.currentTarget.value)}
          />
        ))}
      </S.Fields>
      <StatementSample sample={sheet.sample} headerRow={layout.header_row} />
      <S.Actions>
        <Button size="m" onClick={onAgain}>
          重新上传
        </Button>
        <Button
          size="m"
          variant="primary"
          busy={attempt.busy}
          busyLabel="正在运行"
          onClick={() => void send(layout)}
        >
          试运行
        </Button>
      </S.Actions>
    </S.Sheet>
  )
}
