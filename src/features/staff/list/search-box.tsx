/** A search field; the hint says what can be searched for. */
export function SearchBox({
  label,
  hint,
  value,
  onChange,
}: {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <label className="staff-search">
      <span className="visually-hidden">
        {label}: {hint}
      </span>
      <input
        type="search"
        name="buscar"
        placeholder={hint}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
