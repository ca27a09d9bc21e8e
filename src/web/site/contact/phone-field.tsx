import { countryCodes } from '../../../features/documents/kinds/company/country-codes.ts'
import { useText } from '../../i18n.tsx'
import { Field } from '../../ui/field/field.tsx'
import type { ContactFormView } from './contact-view.ts'

type PhoneFieldProps = {
  id: (field: string) => string
  label: string
  error?: string | undefined
  values: Record<string, string>
  furtherCodes: ContactFormView['furtherCodes']
  isBusy: boolean
}

/**
 * The closed list is as wide as the longest code: the country is seen only in the open one, to search by.
 * Two spaces are as wide as a digit.
 */
const padded = (code: string) => code + '\u00a0'.repeat(2 * (6 - code.length))

export function PhoneField({ id, label, error, values, furtherCodes, isBusy }: PhoneFieldProps) {
  const t = useText()
  return (
    <div className="form-phone">
      <Field id={id('countryCode')} label={t('form.countryCode')}>
        {(wiring) => (
          <select
            {...wiring}
            name="countryCode"
            autoComplete="tel-country-code"
            disabled={isBusy}
            defaultValue={values.countryCode}
          >
            {[...furtherCodes, ...countryCodes].map(([code, country]) => (
              <option key={code + country} value={code} label={padded(code) + country}>
                {code}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id={id('phoneNumber')} label={label} error={error}>
        {(wiring) => (
          <input
            {...wiring}
            name="phoneNumber"
            type="tel"
            autoComplete="tel-national"
            required
            readOnly={isBusy}
            maxLength={30}
            defaultValue={values.phoneNumber}
          />
        )}
      </Field>
    </div>
  )
}
