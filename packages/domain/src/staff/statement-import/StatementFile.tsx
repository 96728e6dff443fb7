import type { StatementImport } from '@portal/api/contract/statements.schema'
import { useUploadStatement } from '@portal/api/hooks/statements'
import { maxStatementBytes, maxStatementMegabytes, maxStatementRows } from '@portal/api/rules/statement'
import { FileField } from '@portal/ui/file-field'
import * as S from './StatementImport.styles.ts'

export interface StatementFileProps {
  /** The file was taken in. */
  onStored: (stored: StatementImport) => void
}

const none: readonly [] = []

/** Step 1: the file that the bank gave. */
export function StatementFile({ onStored }: StatementFileProps) {
  const send = useUploadStatement()
  return (
    <S.Sheet>
      <S.Lead>从网银导出账户交易明细，原样上传。系统先试运行，不写入任何到账。</S.Lead>
      <FileField
        label="对账单文件"
        hint={`CSV 或 XLSX，不超过 ${maxStatementMegabytes} MB、${maxStatementRows.toLocaleString('en-US')} 行。表头可以不在第一行。`}
        accept=".csv,.xlsx"
        camera="never"
        maxBytes={maxStatementBytes}
        value={none}
        onChange={() => undefined}
        upload={async (file, options) => {
          const stored = await send(file, options)
          onStored(stored)
          return { id: stored.import_id, name: stored.file_name, size: file.size, url: '' }
        }}
      />
      <S.Facts>
        <li>同一份文件传两次，第二次的流水会认出来，不会重复到账。</li>
        <li>没有流水号的行，按时间、金额、户名和附言编号，两次导入编号相同。</li>
        <li>支出行略过，只读收入。</li>
      </S.Facts>
    </S.Sheet>
  )
}
