export { Prediction, type PredictionProps } from './Prediction.tsx'
