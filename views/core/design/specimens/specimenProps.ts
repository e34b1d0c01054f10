export interface SpecimenProps {
  theme: 'dark' | 'light'
}
