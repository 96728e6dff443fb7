import type { ComponentProps } from 'react'
import type { Application } from '@portal/api/contract/applications.schema'
import { applicationStatusLook, auditWorkingDays } from '@portal/api/rules/application'
import { yuan } from '@portal/api/rules/money'
import { DescriptionList } from '@portal/ui/description-list'
import { FactBlock, FormFacts } from '@portal/ui/form-layout'
import { CircleCheckIcon, CircleDashedIcon } from '@portal/ui/icon'
import { StatusInline } from '@portal/ui/status'

/** One thing to have at hand, ticked off once the form holds it. */
export interface Preparation {
  name: string
  ready: boolean
}

export interface ApplicationFactsProps extends Omit<ComponentProps<'aside'>, 'children'> {
  /** null before the first save. */
  application: Pick<Application, 'status' | 'application_no' | 'level'> | null
  /** Yearly fee in fen. */
  feeFen: number
  preparations: readonly Preparation[]
}

/** What stands beside the form: this application, what to prepare, what happens after submitting. */
export function ApplicationFacts({ application, feeFen, preparations, ...rest }: ApplicationFactsProps) {
  const { label, family, icon } = applicationStatusLook[application?.status ?? 'draft']
  return (
    <FormFacts label="申请说明" {...rest}>
      <FactBlock title="本次申请">
        <DescriptionList
          items={[
            {
              term: '状态',
              value: (
                <StatusInline family={family} icon={icon}>
                  {label}
                </StatusInline>
              ),
            },
            { term: '申请编号', value: application?.application_no ?? '首次保存后生成' },
            { term: '级别', value: application?.level ?? '个人会员' },
            { term: '会费', value: `${yuan(feeFen)} / 年` },
          ]}
        />
      </FactBlock>
      <FactBlock title="请准备">
        <ul>
          {preparations.map(({ name, ready }) => (
            <li key={name}>
              {ready ? (
                <CircleCheckIcon size={16} label="已填" />
              ) : (
                <CircleDashedIcon size={16} label="未填" />
              )}
              {name}
            </li>
          ))}
        </ul>
      </FactBlock>
      <FactBlock title="提交之后">
        <p>协会在 {auditWorkingDays} 个工作日内审核。通过后生成缴费单，到账即入会。审核前可随时撤回。</p>
      </FactBlock>
    </FormFacts>
  )
}
