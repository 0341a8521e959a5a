export { DueRefunds } from "./due-money.tsx";
export { OrderOutOfStockAction } from "./out-of-stock-words.tsx";
