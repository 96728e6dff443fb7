import { Controller } from 'react-hook-form'
import { educationLevels, genders, political_list } from '@portal/api/rules/options'
import { RadioGroup } from '@portal/ui/radio-group'
import { FieldPair, FormSection } from '@portal/ui/form-layout'
import { SelectField } from '@portal/ui/select-field'
import { TextField } from '@portal/ui/text-field'
import { IdNumberInput } from './IdNumberInput.tsx'
import { useStepFields, type StepProps } from './step-fields.tsx'

const genderOptions = Object.entries(genders).map(([value, label]) => ({ value, label }))
const asOptions = (values: readonly string[]) => values.map(value => ({ value, label: value }))

/** Step 1: who the person is. */
export function BasicStep(props: StepProps) {
  const { control } = props.form
  const { input, judgeFilled, texts } = useStepFields(props)

  return (
    <FormSection>
      <TextField {...input('user_name', '与身份证件一致。')} autoComplete="name" />
      <Controller
        control={control}
        name="gender"
        render={({ field }) => (
          <RadioGroup
            {...texts('gender')}
            tabIndex={-1}
            direction="row"
            options={genderOptions}
            value={field.value === '' ? null : field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="id_number"
        render={({ field }) => (
          <IdNumberInput
            {...texts('id_number', '18 位居民身份证号，加密保存，只用于核对身份。')}
            value={field.value}
            onChange={field.onChange}
            onBlur={() => {
              field.onBlur()
              judgeFilled('id_number')
            }}
          />
        )}
      />
      <FieldPair>
        <SelectField
          {...input('political')}
          placeholder="请选择政治面貌"
          options={asOptions(political_list)}
        />
        <SelectField
          {...input('education')}
          placeholder="请选择最高学历"
          options={asOptions(educationLevels)}
        />
      </FieldPair>
    </FormSection>
  )
}
