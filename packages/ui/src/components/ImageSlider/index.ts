export { ImageSlider, type ImageSliderProps, type Picture } from './ImageSlider.tsx'
