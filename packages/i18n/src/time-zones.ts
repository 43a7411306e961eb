/** A time zone as lists offer it: what people call it, and its IANA name. */
export interface TimeZoneEntry {
  readonly name: string;
  readonly ianaName: string;
}

/** One zone a line, from west to east. */
const table = `
International Date Line West|Etc/GMT+12
Samoa|Pacific/Pago_Pago
Hawaii|Pacific/Honolulu
Alaska|America/Anchorage
Pacific|America/Los_Angeles
Baja California|America/Tijuana
Arizona|America/Phoenix
Mountain|America/Denver
Chihuahua|America/Chihuahua
Central|America/Chicago
Central America|America/Guatemala
Mexico City|America/Mexico_City
Saskatchewan|America/Regina
Bogota, Lima|America/Bogota
Eastern|America/New_York
Indiana (East)|America/Indiana/Indianapolis
Caracas|America/Caracas
Atlantic|America/Halifax
Asuncion|America/Asuncion
La Paz|America/La_Paz
Santiago|America/Santiago
Newfoundland|America/St_Johns
Brasilia|America/Sao_Paulo
Buenos Aires|America/Argentina/Buenos_Aires
Montevideo|America/Montevideo
Greenland|America/Nuuk
Mid-Atlantic|Atlantic/South_Georgia
Azores|Atlantic/Azores
Cape Verde|Atlantic/Cape_Verde
UTC|Etc/UTC
Greenwich|Europe/London
Dublin|Europe/Dublin
Lisbon|Europe/Lisbon
Casablanca|Africa/Casablanca
Monrovia|Africa/Monrovia
West Central Africa|Africa/Lagos
Central European|Europe/Berlin
Paris|Europe/Paris
Madrid|Europe/Madrid
Warsaw|Europe/Warsaw
Athens|Europe/Athens
Kyiv|Europe/Kyiv
Helsinki|Europe/Helsinki
Cairo|Africa/Cairo
Jerusalem|Asia/Jerusalem
South Africa|Africa/Johannesburg
Istanbul|Europe/Istanbul
Moscow|Europe/Moscow
Kuwait, Riyadh|Asia/Riyadh
Nairobi|Africa/Nairobi
Tehran|Asia/Tehran
Abu Dhabi|Asia/Dubai
Baku|Asia/Baku
Tbilisi|Asia/Tbilisi
Kabul|Asia/Kabul
Yekaterinburg|Asia/Yekaterinburg
Karachi|Asia/Karachi
India|Asia/Kolkata
Colombo|Asia/Colombo
Kathmandu|Asia/Kathmandu
Almaty|Asia/Almaty
Dhaka|Asia/Dhaka
Yangon|Asia/Yangon
Bangkok|Asia/Bangkok
Novosibirsk|Asia/Novosibirsk
Beijing|Asia/Shanghai
Hong Kong|Asia/Hong_Kong
Singapore|Asia/Singapore
Taipei|Asia/Taipei
Manila|Asia/Manila
Perth|Australia/Perth
Tokyo|Asia/Tokyo
Seoul|Asia/Seoul
Adelaide|Australia/Adelaide
Darwin|Australia/Darwin
Brisbane|Australia/Brisbane
Sydney|Australia/Sydney
Vladivostok|Asia/Vladivostok
Solomon Islands|Pacific/Guadalcanal
Auckland|Pacific/Auckland
Fiji|Pacific/Fiji
Tonga|Pacific/Tongatapu
`;

export const timeZones: readonly TimeZoneEntry[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [name = "", ianaName = ""] = line.split("|");
    return { name, ianaName };
  });

/** A zone's distance from UTC at a moment, in minutes: -420 for Pacific time in summer. */
export const utcOffset = (timeZone: string, at: Date): number => {
  const text = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value;
  const [, sign = "+", hours = "0", minutes = "0"] = /GMT([+-])(\d+):(\d+)/.exec(text ?? "") ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
};

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** "(UTC-08:00)" */
const prefixOf = (offset: number): string => {
  const distance = Math.abs(offset);
  return `(UTC${offset < 0 ? "-" : "+"}${twoDigits(Math.floor(distance / 60))}:${twoDigits(distance % 60)})`;
};

/** An entry of a drop-down. */
export interface TimeZoneChoice {
  /** "(UTC-08:00) Pacific" */
  readonly name: string;
  /** Minutes from UTC at the moment that was asked for. */
  readonly offset: number;
  /** The IANA name. */
  readonly value: string;
}

/** Zones as a drop-down offers them, from west to east, with the distance from UTC that each has at a moment. */
export const timeZoneChoices = (at: Date, entries: readonly TimeZoneEntry[] = timeZones): readonly TimeZoneChoice[] =>
  entries
    .map(({ name, ianaName }) => {
      const offset = utcOffset(ianaName, at);
      return { name: `${prefixOf(offset)} ${name}`, offset, value: ianaName };
    })
    .sort((one, other) => one.offset - other.offset);

/** Abbreviations of the time zones of the United States, in standard and daylight-saving time and without either. */
const usAbbreviations: ReadonlySet<string> = new Set(
  "EST EDT ET CST CDT CT MST MDT MT PST PDT PT AKST AKDT AKT HST HDT HAST HADT AST SST CHST".split(" "),
);

/** Whether an abbreviation (`PDT`) names a time zone of the United States. */
export const isUsTimeZone = (abbreviation: string): boolean => usAbbreviations.has(abbreviation.trim().toUpperCase());

/** A day of the week: 0 is Sunday. */
export interface Weekday {
  readonly id: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  readonly shortKey: string;
  readonly longKey: string;
  readonly translationKey: string;
}

export const weekdays: readonly Weekday[] = (
  ["SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"] as const
).map((longKey, id) => ({
  id: id as Weekday["id"],
  shortKey: longKey.slice(0, 3),
  longKey,
  translationKey: `weekdays.${longKey.toLowerCase()}`,
}));
