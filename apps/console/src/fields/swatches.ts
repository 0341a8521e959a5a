/** Preset colours of a colour field. */
export const PRESET_COLORS = [
  "#0F766E",
  "#14532D",
  "#1D4ED8",
  "#7C3AED",
  "#BE123C",
  "#C2410C",
  "#FCE000",
  "#78350F",
];
