/** Parts that forms are put together from. */

import { html, nothing, type TemplateResult } from "lit";

export interface Option<Value> {
  value: Value;
  label: string;
  /** What it means, in a sentence. */
  about?: string;
  picture?: unknown;
}

interface Choice<Value> {
  legend: string;
  name: string;
  value: Value;
  options: readonly Option<Value>[];
  choose: (value: Value) => void;
  /** `chips` are small and stand in a row, `cards` say more. */
  look?: "chips" | "cards";
}

/** One of several. */
export function oneOf<Value extends string>(choice: Choice<Value>): TemplateResult {
  const { legend, name, value, options, choose, look = "chips" } = choice;
  return html`<fieldset class="choice ${look}">
    <legend>${legend}</legend>
    <div class="choice-options">
      ${options.map(
        (option) => html`<label class="option">
          <input
            type="radio"
            name=${name}
            .checked=${option.value === value}
            @change=${() => choose(option.value)}
          />
          ${option.picture ?? nothing}
          <span class="option-label">${option.label}</span>
          ${option.about ? html`<span class="option-about">${option.about}</span>` : nothing}
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/** Any of several. */
export function anyOf<Value extends string>(
  choice: Omit<Choice<Value>, "value" | "look"> & { values: readonly Value[] },
): TemplateResult {
  const { legend, name, values, options, choose } = choice;
  return html`<fieldset class="choice chips">
    <legend>${legend}</legend>
    <div class="choice-options">
      ${options.map(
        ({ value, label }) => html`<label class="option">
          <input
            type="checkbox"
            name=${name}
            .checked=${values.includes(value)}
            @change=${() => choose(value)}
          />
          <span class="option-label">${label}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/** On or off. */
export function toggle(
  label: string,
  checked: boolean,
  change: (checked: boolean) => void,
  about?: string,
): TemplateResult {
  return html`<label class="toggle">
    <input
      type="checkbox"
      role="switch"
      .checked=${checked}
      @change=${(event: Event) => change((event.target as HTMLInputElement).checked)}
    />
    <span class="option-label">${label}</span>
    ${about ? html`<span class="option-about">${about}</span>` : nothing}
  </label>`;
}

/** One of many. */
export function dropDown(
  label: string,
  value: string,
  options: readonly Option<string>[],
  choose: (value: string) => void,
): TemplateResult {
  return html`<label class="field">
    <span class="field-label">${label}</span>
    <select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
      ${options.map(
        (option) => html`<option value=${option.value} ?selected=${option.value === value}>
          ${option.label}
        </option>`,
      )}
    </select>
  </label>`;
}
