export { DueMoney } from "./due-money.tsx";
export { OrderWhenGone } from "./when-gone-words.tsx";
