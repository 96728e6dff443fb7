import { Controller } from 'react-hook-form'
import { workAges } from '@portal/api/rules/options'
import { FileField, type Upload } from '@portal/ui/file-field'
import { FieldPair, FormSection } from '@portal/ui/form-layout'
import { SelectField } from '@portal/ui/select-field'
import { TextField } from '@portal/ui/text-field'
import { TextareaField } from '@portal/ui/textarea-field'
import { useStepFields, type StepProps } from './step-fields.tsx'

export interface WorkStepProps extends StepProps {
  /** Masked phone of the account. */
  phone: string
  upload: Upload
}

const workAgeOptions = Object.entries(workAges).map(([value, label]) => ({ value, label }))

/** Formats the portal stores (D7). */
export const acceptedFiles = '.jpg,.jpeg,.png,.webp,.pdf'

/** Step 2: where the person works, how to reach them, what proves it. */
export function WorkStep({ phone, upload, ...step }: WorkStepProps) {
  const { input, texts } = useStepFields(step)

  return (
    <FormSection>
      <TextField {...input('employer', '单位全称，与营业执照或法人证书一致。')} autoComplete="organization" />
      <FieldPair>
        <TextField {...input('position')} autoComplete="organization-title" />
        <TextField {...input('title')} optional placeholder="如 高级会计师" />
      </FieldPair>
      <SelectField {...input('work_age')} placeholder="请选择财务工作年限" options={workAgeOptions} />
      <FieldPair>
        <TextField
          {...input('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="name@company.cn"
        />
        <TextField label="手机号码" value={phone} readOnly note="登录账号的手机号，可在账号设置中更换。" />
      </FieldPair>
      <TextField {...input('address')} optional autoComplete="street-address" />
      <TextareaField
        {...input('intro')}
        optional
        limit={300}
        placeholder="主要经历、专业方向等，300 字以内"
      />
      <Controller
        control={step.form.control}
        name="attachment_ids"
        render={({ field }) => (
          <FileField
            {...texts(
              'attachment_ids',
              '职称证书、在职证明等。JPG、PNG、WebP 或 PDF，每个不超过 10 MB，最多 5 个。',
            )}
            optional
            max={5}
            accept={acceptedFiles}
            upload={upload}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </FormSection>
  )
}
